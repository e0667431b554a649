import { spawn, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { RUN_FILE } from "../../scripts/command/run-file";
import { emptyFolder } from "../empty-folder";
import { ROOT } from "../roots";
import { type Command, run, runHere } from "./run";

const SCRIPTS = join(ROOT, "scripts");
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** Files that are programs. */
const programs = readdirSync(SCRIPTS).filter(
  (name) =>
    /^[a-z-]+\.ts$/.test(name) && readFileSync(join(SCRIPTS, name), "utf8").includes("declareCommand("),
);

/** Maximum number of arguments of each program; the others take none. */
const TAKES: Record<string, number> = {
  "check.ts": 99,
  "bench.ts": 99,
  "lighthouse.ts": 99,
  "pictures.ts": 99,
  "new-page.ts": 1,
  "new-block.ts": 1,
  "move-page.ts": 2,
  "remove-page.ts": 2,
};

let root: string;
beforeEach(() => {
  root = emptyFolder();
});

/** The program that a command runs, from a bundle or by tsx. */
const programOf = (line = ""): string | undefined =>
  /^(?:node scripts\/run\.mjs |tsx scripts\/)([a-z-]+)(?:\.ts)?$/.exec(line)?.[1];

/** Commands that run a third-party tool directly. */
const TOOLS = ["snapshots", "format", "lint", "typecheck"];

it("every other command of package.json is one of these programs", () => {
  const others = Object.keys(scripts).filter((key) => !programs.includes(`${programOf(scripts[key])}.ts`));
  expect(others.toSorted()).toEqual(TOOLS.toSorted());
});

/** In an empty folder: a program that starts working would fail or leave files behind. */
describe.each(programs)("%s", (name) => {
  const call = async (...args: string[]) => {
    const { main } = (await import(join(SCRIPTS, name))) as { main: Command };
    const outcome = await runHere(main, root, ...args);
    expect(readdirSync(root)).toEqual([]);
    return outcome;
  };

  it("--help prints help and starts nothing", async () => {
    const { code, out, err } = await call("--help");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const [usage, , purpose] = out.split("\n");
    const script = Object.keys(scripts).find((key) => programOf(scripts[key]) === basename(name, ".ts"));
    if (script) expect(usage).toMatch(new RegExp(`^Usage: npm (run )?${script} -- \\[options\\]`));
    expect(purpose).toMatch(/^[A-Z].* /);
    expect(out.split("\n").every((line) => line.length <= 100)).toBe(true);
  });

  it("rejects an unknown option and suggests a similar one", async () => {
    const { code, out, err } = await call("--hepl");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^Unknown option "--hepl"\. Did you mean --help\?\nFor help: n.* --help\n$/);
  });

  it.skipIf(TAKES[name] === 99)("rejects an extra argument", async () => {
    const known = Array.from({ length: TAKES[name] ?? 0 }, () =>
      name.endsWith("-page.ts") ? "/offer" : "offer",
    );
    const { code, out, err } = await call(...known, "stray");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain('"stray" is one argument too many.');
  });
});

describe.each(["new-page.ts", "new-block.ts", "move-page.ts", "remove-page.ts"])("%s", (name) => {
  it("rejects a call without its argument", async () => {
    const { main } = (await import(join(SCRIPTS, name))) as { main: Command };
    const { code, err } = await runHere(main, root);
    expect(code).toBe(2);
    expect(err).toMatch(/^Missing required argument "(route|name|from)"\.\n/);
  });
});

it("bench rejects an argument that is not a number", async () => {
  const { main } = (await import(join(SCRIPTS, "bench.ts"))) as { main: Command };
  const { code, err } = await runHere(main, root, "30", "many");
  expect(code).toBe(2);
  expect(err).toContain('"many" is not a number of pages. Expected a whole number from 1 to 100000.\n');
});

it("a command with options that npm took without -- shows the correct call and does nothing", () => {
  const { status, stderr } = spawnSync("npm", ["run", "new:page", "/offer", "--template", "feature"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect(status).toBe(2);
  expect(stderr).toContain("Write -- before them: npm run new:page -- --template <template>\n");
  expect(readdirSync(join(ROOT, "pages"))).not.toContain("offer.json");
});

it("a process exits with 2 for an invalid call", async () => {
  expect(await run(root, "build", "--watch")).toEqual({
    code: 2,
    out: "",
    err: 'Unknown option "--watch".\nFor help: npm run build -- --help\n',
  });
});

it("a command exits silently when its output is closed", async () => {
  const child = spawn(process.execPath, [RUN_FILE, "check", "--help"]);
  child.stdout.destroy();
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  expect(await new Promise((resolve) => child.on("close", resolve))).toBe(0);
  expect(said).toBe("");
});
