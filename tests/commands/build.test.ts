import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { openSite } from "../../data/site";
import { cacheFolder } from "../../schema/cache-file";
import { accept } from "../../scripts/accept/ledger-change";
import { changePage, createBenchProject } from "../../scripts/bench/pages";
import { VerdictCache } from "../../scripts/cache/verdict-cache";
import { main as check } from "../../scripts/check";
import { main as newBlock } from "../../scripts/new-block";
import { main as newPage } from "../../scripts/new-page";
import { makeWorkspace, type Workspace } from "../workspace";
import { fingerprint, leftovers, type Outcome, run, runHere } from "./run";

const PAGE = "pages/pricing.json";
const HEADING = '"heading": "A business phone at one price for {{claims.freeMembers}}"';
const NEW_PAGES = [
  ["/features/call-queues", "feature"],
  ["/solutions/call-queues", "solution"],
  ["/call-queues", "blank"],
] as const;

const COUNTDOWN = "blocks/countdown/block.tsx";
/** Makes the clock fail for one label, so that a page can break without a change of the code, which is bundled once. */
const FAILS_TO_RENDER = 'if (label === "Fails") (undefined as unknown as string[]).map(String);';

let workspace: Workspace;
let dist: string;
let made: Outcome[];
let unwritten: Outcome;
let unread: Outcome;
let checked: Outcome;
let builds: Outcome[];

/** Replaces the site's pages with a few: a build treats them the same as all. */
function keepFewPages(root: string): void {
  const few = createBenchProject(root, 1);
  for (const folder of ["pages", "data"]) {
    rmSync(join(root, folder), { recursive: true });
    renameSync(join(few, folder), join(root, folder));
  }
  rmSync(join(root, ".build"), { recursive: true });
}

/** Removes the blocks that no page has: the bundler treats a few the same as all. */
function keepUsedBlocks(root: string): void {
  const files = readdirSync(join(root, "pages"), { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => file.endsWith(".json")).map((file) => workspace.read(`pages/${file}`));
  const used = new Set([...pages.join().matchAll(/"type": ?"([^"]+)"/g)].map(([, type]) => type));
  for (const name of readdirSync(join(root, "blocks")))
    if (name !== "README.md" && !used.has(name)) rmSync(join(root, "blocks", name), { recursive: true });
}

let texts = 0;

/** Replaces a page's placeholders with their own text, without its brackets. */
function writeTexts(file: string, title: string): void {
  // No two alike on any page, and none longer than its hint.
  const written = (hint: string) => {
    texts += 1;
    const [first, second] = [Math.floor(texts / 26), texts % 26].map((at) => String.fromCharCode(97 + at));
    return `${hint.replaceAll("'", "’").slice(0, -2)}${first}${second}`;
  };
  const said = workspace
    .read(file)
    .replaceAll(/"\[([^[\]"]+)\]"/g, (_, hint: string) => `"${written(hint)}"`);
  const description = `${title}. They wait in the order in which they have called, and hear how long it takes.`;
  workspace.write(file, JSON.stringify({ ...(JSON.parse(said) as object), title, description }));
}

/** New pages of every template and a new block, in two simultaneous builds; the published site must be complete. */
beforeAll(async () => {
  workspace = makeWorkspace();
  const { root } = workspace;
  keepFewPages(root);
  dist = join(root, "dist");
  made = [];
  for (const [route, template] of NEW_PAGES)
    made.push(await runHere(newPage, root, route, "--template", template));
  made.push(await runHere(newBlock, root, "price-note"));
  const example = workspace.read("blocks/price-note/example.json");
  workspace.edit(
    "pages/call-queues.json",
    '"blocks": [',
    `"blocks": [\n{ "type": "hero", "props": {"heading": "Queues", "intro": "Calls wait."} },\n${example},`,
  );
  const page = JSON.parse(workspace.read("pages/call-queues.json")) as { blocks: unknown[] };
  // The second hero comes from the template.
  page.blocks.splice(2, 1);
  workspace.write("pages/call-queues.json", JSON.stringify(page));
  keepUsedBlocks(root);
  workspace.edit(COUNTDOWN, "return (", `${FAILS_TO_RENDER}\nreturn (`);
  unwritten = await runHere(check, root);
  for (const [route, template] of NEW_PAGES)
    writeTexts(`pages${route}.json`, `How calls wait in the ${template} of queues`);
  unread = await runHere(check, root);
  accept(new VerdictCache(openSite(root)));
  checked = await runHere(check, root);
  // Leftovers of a killed build: its folders, and the site that it had moved aside; also those of a bench.
  for (const folder of ["site-999999999/client", "earlier-999999999/client", "bench-999999999/bench-a"])
    mkdirSync(join(root, ".build", folder), { recursive: true });
  builds = await Promise.all([run(root, "build"), run(root, "build")]);
});

beforeEach(() => void vi.stubEnv("GITHUB_ACTIONS", undefined));
afterAll(() => workspace?.remove());

it("new:page and new:block print the next steps", () => {
  expect(made.map(({ code, err }) => ({ code, err }))).toEqual(made.map(() => ({ code: 0, err: "" })));
  expect(made[0]?.out).toMatchInlineSnapshot(`
    "pages/features/call-queues.json written. See it at /features/call-queues with npm run dev, and replace each text in [brackets] with your own: until then, npm run build rejects the page.
    "
  `);
  expect(made[3]?.out).toMatchInlineSnapshot(`
    "blocks/price-note written. Describe its content in schema.json, draw it in block.tsx, and fill in example.json.
    After each change of schema.json, npm run dev and npm run generate update its types and its entry in blocks/README.md.
    When it looks right, npm run snapshots writes its example.html, which the tests compare it to,
    and npm run pictures -- price-note takes its picture for blocks/README.md. npm run accept records that you have read the words in its code.
    "
  `);
});

it("the check only warns of placeholders in a new page", () => {
  expect(unwritten.out).toMatch(
    /pages\/features\/call-queues\.json:3:12: warning placeholder\n.*\d+ texts are still placeholders/,
  );
  expect(unwritten.out).not.toMatch(/call-queues\.json:\d+:\d+: error/);
});

it("the new texts pass the check once they are accepted", () => {
  expect(checked.out).toContain("No errors, ");
  expect(checked.code).toBe(0);
});

it("promises on new pages require a review", () => {
  expect(unread.code).toBe(1);
  expect(unread.out).toMatch(/pages\/features\/call-queues\.json:\d+:\d+: error unread-sentence/);
  expect(unread.out).toMatch(/\d+ sentences here are new, and nobody has accepted them yet\./);
  expect(unread.out).toContain("run npm run accept");
});

it("new pages and blocks appear in the build without code changes", () => {
  for (const [route] of NEW_PAGES) {
    const html = readFileSync(join(dist, `client${route}.html`), "utf8");
    expect(html).toMatch(route === "/call-queues" ? /<h1[^>]*>Queues/ : /<h1[^>]*>The page/);
  }
  expect(readFileSync(join(dist, "client/call-queues.html"), "utf8")).toContain("Title of the secti");
});

it("two simultaneous builds both succeed and leave no temporary files", () => {
  expect(builds.map(({ code, err }) => (code === 0 ? "built" : err))).toEqual(["built", "built"]);
  for (const file of ["404.html", "pricing.html", "bench/page-1.html", "_headers"])
    expect(existsSync(join(dist, "client", file)), file).toBe(true);
  expect(leftovers(workspace.root)).toEqual([]);
});

/** Runs a build that must fail: it exits with 1 and changes nothing. */
async function failedBuild(): Promise<Outcome> {
  const before = fingerprint(dist);
  const outcome = await run(workspace.root, "build");
  expect(outcome.code).toBe(1);
  expect(fingerprint(dist)).toBe(before);
  expect(leftovers(workspace.root)).toEqual([]);
  return outcome;
}

/** Saves a page when the first rendered page is written. */
const SAVES_A_PAGE = `
  const fs = require("node:fs");
  const { writeFileSync } = fs;
  fs.writeFileSync = (file, ...more) => {
    writeFileSync(file, ...more);
    if (String(file).endsWith(".html")) fs.appendFileSync("${PAGE}", "\\n");
  };
  require("node:module").syncBuiltinESMExports();`;

it("a save during the build fails it, since the page that was rendered is not the one that was checked", async () => {
  changePage(workspace.root);
  workspace.write("saves-a-page.cjs", SAVES_A_PAGE);
  vi.stubEnv("NODE_OPTIONS", "--require ./saves-a-page.cjs");
  const { err } = await failedBuild();
  expect(err).toContain("A file was saved while the site was built");
});

/** Removes a file once, just before Vike imports its settings from it, as another build of the same folder may. */
const TAKES_ONE_AWAY = `
  const fs = require("node:fs");
  const { writeFileSync } = fs;
  fs.writeFileSync = (file, ...more) => {
    writeFileSync(file, ...more);
    if (!/\\.build-[a-z0-9]{12}\\.mjs$/.test(file) || fs.existsSync("taken")) return;
    fs.renameSync(file, "taken");
  };`;

/** Removes the files of a page from the cache, which still lists the page. */
function loseCachedPage(page: string): void {
  const html = readFileSync(page);
  const files = readdirSync(cacheFolder(), { recursive: true, encoding: "utf8" });
  const copies = files
    .filter((file) => /^finished-[^/]+\/[^./]+$/.test(file))
    .map((file) => join(cacheFolder(), file))
    .filter((file) => readFileSync(file).equals(html));
  expect(copies).not.toEqual([]);
  for (const file of copies) rmSync(file);
}

it("a build writes the same files with and without a cache, and if another build removes its settings file", async () => {
  const before = fingerprint(join(dist, "client"));
  changePage(workspace.root);
  loseCachedPage(join(dist, "client/404.html"));
  expect((await run(workspace.root, "build")).code).toBe(0);
  const after = fingerprint(join(dist, "client"));
  expect(after).not.toBe(before);
  const keptAnew = join(workspace.root, "none-kept");
  workspace.write("takes-one-away.cjs", TAKES_ONE_AWAY);
  vi.stubEnv("PINGO_CACHE", keptAnew);
  vi.stubEnv("NODE_OPTIONS", "--require ./takes-one-away.cjs");
  expect(await run(workspace.root, "build")).toMatchObject({ code: 0 });
  expect(existsSync(join(workspace.root, "taken"))).toBe(true);
  expect(fingerprint(join(dist, "client"))).toBe(after);
  // The renderer uses the validators that the check has compiled.
  expect(readdirSync(keptAnew).filter((name) => name.startsWith("validators-"))).toHaveLength(1);
});

/** Breaks a file until the end of the test. */
function spoil(file: string, before: string, after: string): void {
  onTestFinished(workspace.edit(file, before, after));
}

it("a hardcoded price and a placeholder fail the build, with their position and the token to use", async () => {
  spoil(PAGE, HEADING, '"heading": "It costs $12 a month"');
  spoil(PAGE, '"label": "This offer ends in"', '"label": "[A few words]"');
  const { out, err } = await failedBuild();
  const faults = out.split("\n\n").filter((part) => part.includes(": error "));
  const fault = faults.find((part) => part.includes("literal-figure"));
  expect(faults.join("\n")).toMatch(/pages\/pricing\.json:\d+:\d+: error placeholder/);
  expect(fault).toMatchInlineSnapshot(`
    "pages/pricing.json:12:30: error literal-figure
      block 1 Hero “It costs $12 a month”, Heading: "$12" is typed by hand; plans.standard.price says it in data/constants.json.
      12 |         "heading": "It costs $12 a month",
         |                              ^^^
      Fix: Write {{plans.standard.price}} in place of "$12 a month".
      See checks/README.md#literal-figure"
  `);
  expect(err).toMatchInlineSnapshot(`
    "Nothing was built.
    "
  `);
});

it("a syntax error in a block fails the build with its position", async () => {
  spoil(COUNTDOWN, "return (", "return ((");
  const { out, err } = await failedBuild();
  expect(out).toMatch(
    /^blocks\/countdown\/block\.tsx:\d+:4: error bundle\n {2}Expected `,` or `\)` but found `;`\.\n/,
  );
  expect(err).toContain("Nothing was built.");
});

it("a page that fails to render leaves the previous site unchanged", async () => {
  spoil(PAGE, '"label": "This offer ends in"', '"label": "Fails"');
  const { out, err } = await failedBuild();
  expect(out).toMatch(
    /^pages\/pricing\.json:\d+:\d+: error render-failure\n {2}The page could not be rendered\. TypeError: .*\n {4}at Countdown \(blocks\/countdown\/block\.tsx:\d+:\d+\)$/m,
  );
  expect(err).toContain("The rendered pages have faults. Nothing was published.");
  expect(err).not.toContain("TypeError");
});

// Reading a pipe blocks until another process writes to it.
it.each([
  [["public/sound.txt", "pages/sound.json", "data/sound.json"]],
  // In blocks, the check reads only schemas and examples.
  [["blocks/countdown/sound.css"]],
])("a named pipe fails the build, and the check if it reads it, with its name: %s", async (files) => {
  for (const file of files) {
    const path = join(workspace.root, file);
    execFileSync("mkfifo", [path]);
    onTestFinished(() => rmSync(path));
  }
  const built = await failedBuild();
  const { code, out } = await runHere(check, workspace.root);
  for (const file of files) {
    expect(built.out + built.err).toContain(file);
    if (!file.startsWith("blocks/"))
      expect([code, out]).toEqual([1, expect.stringContaining(`${file}:1:1: error`)]);
  }
});

it("a schema that is not JSON and one with an unknown keyword fail the build with their names", async () => {
  spoil("blocks/countdown/schema.json", '"title"', "title");
  spoil("blocks/hero/schema.json", '"title"', '"x-haeding": 1, "title"');
  const { err } = await failedBuild();
  expect(err).toMatch(/^blocks\/countdown\/schema\.json:\d+:\d+: error/m);
  expect(err).toMatch(/^blocks\/hero\/schema\.json:\d+:\d+: error schema-shape\n.*"x-haeding"/m);
  expect(err).not.toMatch(/^ +at /m);
});
