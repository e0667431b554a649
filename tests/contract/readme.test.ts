import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { lookupOf } from "../../data/site";
import { resolveValue } from "../../data/tokens";
import { parseJson } from "../../schema/json-document";
import { TEMPLATE_NAMES } from "../../scripts/scaffold/templates";
import { check, page } from "../check/project";
import { site } from "../live-site";
import { ROOT } from "../roots";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const README = read("README.md");
const GUIDE = read("pages/README.md");

/** Documents that people write. */
const WRITTEN = [
  "README.md",
  "SECURITY.md",
  "data/README.md",
  "pages/README.md",
  "renderer/README.md",
  "renderer/client/analytics/README.md",
  "renderer/ui/visuals/README.md",
  "schema/README.md",
  "scripts/README.md",
  "scripts/hosting/README.md",
  "scripts/lighthouse/README.md",
  "studio/README.md",
  "tests/README.md",
];

/** All documents, including generated ones, for links between them. */
const DOCUMENTS = [...WRITTEN, "blocks/README.md", "checks/README.md"];

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** Inline code. */
const codeIn = (text: string) => all(text.replaceAll(/```.*?```/gs, ""), /`([^`\n]+)`/g);

const examples = all(README + GUIDE, /```json\n(.*?)```/gs);
const scripts = Object.keys((JSON.parse(read("package.json")) as { scripts: object }).scripts);

/** The site's shared blocks, and the page that they link to. */
const around = Object.fromEntries(
  [...site.shared.values(), { file: "pages/pricing.json" }].map(({ file }) => [file, read(file)]),
);

it("has an example of a page without faults", () => {
  expect(examples.length).toBeGreaterThan(0);
  const faults = examples.flatMap((text) => {
    const files = { ...around, "pages/index.json": page(), "pages/readme/page.json": text };
    return check(files).diagnostics.filter(
      ({ file, severity }) => file === "pages/readme/page.json" && severity !== "notice",
    );
  });
  expect(faults).toEqual([]);
});

it("names only existing shared blocks", () => {
  const named = all(README + GUIDE, /"use": "([^"]+)"/g);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !site.shared.has(name))).toEqual([]);
});

it("shows JSON that can be pasted", () => {
  const objects = codeIn(GUIDE).filter(
    (text) => text.startsWith('{ "') && text.endsWith("}") && text.includes(":"),
  );
  const pairs = codeIn(GUIDE)
    .filter((text) => /^"[^"]+": /.test(text))
    .map((text) => `{ ${text} }`);
  const faulty = [...objects, ...pairs].filter(
    (text) => parseJson("pages/README.md", text).diagnostics.length > 0,
  );
  expect(objects.length + pairs.length).toBeGreaterThan(10);
  expect(faulty).toEqual([]);
});

it("writes only existing tokens", () => {
  const tokens = codeIn(README + GUIDE).filter(
    (text) => /^\{\{[^$]*\}\}$/.test(text) && !text.startsWith("{{item."),
  );
  const lookup = lookupOf(site);
  expect(tokens.length).toBeGreaterThan(5);
  expect(tokens.filter((token) => resolveValue(token, lookup).faults.length > 0)).toEqual([]);
});

describe.each(DOCUMENTS)("%s", (file) => {
  const text = read(file);

  it("names only existing commands", () => {
    const named = all(text, /\bnpm run ([a-z:]+)/g);
    expect([...new Set(named)].filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it("has no broken links", () => {
    const links = all(text.replaceAll(/```.*?```|`[^`\n]*`/gs, ""), /(?<!\\)\]\(([^)\s]+)\)/g).filter(
      (link) => !/^https?:/.test(link),
    );
    const broken = links.filter((link) => {
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? file : join(dirname(file), path);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it("shows only existing pictures", () => {
    const broken = all(text, /<img src="([^"]+)"/g).filter(
      (path) => !existsSync(join(ROOT, dirname(file), path)),
    );
    expect(broken).toEqual([]);
  });
});

/** Anchors of a document's headings, as GitHub generates them. */
const anchorsOf = (text: string): string[] =>
  all(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

/** Paths of files that a command writes, files that the guide's reader creates, and text that is not a path. */
const ABSENT =
  /^(?:dist|node_modules|assets|client|\.well-known)\/|^\.vscode\/tokens|call-queues|\btips?[/.]|^if\/then$/;

it("names only existing files", () => {
  const broken = WRITTEN.flatMap((file) => {
    const paths = codeIn(read(file)).filter(
      (text) => /^[\w.-]+\/[\w./[\]-]*$/.test(text) && !ABSENT.test(text),
    );
    const folders = ["", "blocks", "checks", "data", "renderer", dirname(file)];
    return paths.filter((path) => !folders.some((folder) => existsSync(join(ROOT, folder, path))));
  });
  expect(broken).toEqual([]);
});

it("lists every command and the page templates", () => {
  const listed = all(README, /^\| `npm (?:run )?([a-z:]+)/gm);
  const ofEditors = ["lint", "typecheck"];
  expect(scripts.filter((name) => !listed.includes(name) && !ofEditors.includes(name))).toEqual([]);
  expect(README).toContain(`--template ${TEMPLATE_NAMES.join("\\|")}`);
});
