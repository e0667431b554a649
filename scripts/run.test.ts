import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, it } from "vitest";
import { emptyFolder } from "../tests/empty-folder";
import { RUN_FILE } from "./command/run-file";

/** Folder of a project with its own programs and an empty cache. */
let root: string;
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const bundles = () => readdirSync(join(root, "node_modules/.cache/pingo/programs"));

beforeEach(() => {
  root = realpathSync(emptyFolder());
  for (const room of [
    "blocks",
    "checks",
    "data",
    "renderer",
    "schema",
    "scripts",
    "studio",
    "tests",
    "node_modules",
  ])
    mkdirSync(join(root, room));
  symlinkSync(join(process.cwd(), "node_modules/rolldown"), join(root, "node_modules/rolldown"));
  for (const file of ["run.mjs", "system-error.mjs"])
    cpSync(join(dirname(RUN_FILE), file), join(root, "scripts", file));
  write("package.json", '{ "type": "module" }');
  write("package-lock.json", "{}");
  write("tsconfig.json", "{}");
  write("data/word.ts", 'export const word: string = "first";');
  write(
    "scripts/say.ts",
    'import { word } from "../data/word";\nconsole.log(word, ...process.argv.slice(2));',
  );
});

/** Runs a program; returns its output and exit code. */
function run(...args: string[]): { out: string; err: string; code: number | null } {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, "scripts/run.mjs"), ...args], {
    cwd: tmpdir(),
    encoding: "utf8",
  });
  return { out: stdout.trim(), err: stderr, code: status };
}

it("runs a program with its arguments, and caches its bundle for the next start", () => {
  expect(run("say", "--loud", "now").out).toBe("first --loud now");
  const [bundle = ""] = bundles();
  write(`node_modules/.cache/pingo/programs/${bundle}/program.mjs`, 'console.log("kept");');
  expect(run("say").out).toBe("kept");
  expect(bundles()).toEqual([bundle]);
});

it("recreates a deleted cache", () => {
  run("say");
  rmSync(join(root, "node_modules/.cache"), { recursive: true });
  expect(run("say").out).toBe("first");
});

it.each([
  ["that it imports has changed", () => write("data/word.ts", 'export const word = "second";')],
  ["has changed", () => write("scripts/say.ts", 'console.log("second");')],
])("rebuilds the bundle when a source %s", (_how, change) => {
  run("say");
  change();
  expect(run("say").out).toBe("second");
});

it("detects a new file that takes precedence, and changed settings", () => {
  expect(run("say").out).toBe("first");
  write("data/word.tsx", 'export const word = "found before it";');
  expect(run("say").out).toBe("found before it");
  write("tsconfig.json", '{ "compilerOptions": { "jsx": "react-jsx" } }');
  run("say");
  expect(bundles()).toHaveLength(3);
});

it("ignores an editor's lock file next to a source", () => {
  run("say");
  symlinkSync("me@machine.1:2", join(root, "data/.#word.ts"));
  expect(run("say").out).toBe("first");
  expect(bundles()).toHaveLength(1);
});

it("sets import.meta of a source to its own path", () => {
  write("checks/own.ts", "export const own = [import.meta.url, import.meta.dirname];");
  write(
    "scripts/tell.ts",
    'import { own } from "../checks/own";\nconsole.log(JSON.stringify([import.meta.filename === process.argv[1], own]));',
  );
  const own = [pathToFileURL(join(root, "checks/own.ts")).href, join(root, "checks")];
  expect(JSON.parse(run("tell").out)).toEqual([true, own]);
});

it("reports the source line of an error", () => {
  write(
    "schema/fail.ts",
    "type None = never;\n\nexport const fail = (): None => {\n  throw new Error('no');\n};",
  );
  write("scripts/fail.ts", 'import { fail } from "../schema/fail";\nfail();');
  const { code, err } = run("fail");
  expect(code).toBe(1);
  expect(err).toContain(join(root, "schema/fail.ts:4:"));
});

it("rejects a source that it does not watch", () => {
  mkdirSync(join(root, "elsewhere"));
  write("elsewhere/word.ts", 'export const word = "away";');
  write("scripts/say.ts", 'import { word } from "../elsewhere/word";\nconsole.log(word);');
  const { code, err } = run("say");
  expect(code).toBe(1);
  expect(err).toContain("say.ts imports elsewhere/word.ts, which scripts/run.mjs does not watch.");
});

it("evicts bundles that have not been used for days", () => {
  run("say");
  const [old = ""] = bundles();
  utimesSync(join(root, "node_modules/.cache/pingo/programs", old), new Date(), new Date("2020-01-01"));
  write("data/word.ts", 'export const word = "second";');
  run("say");
  expect(bundles()).toHaveLength(1);
  expect(bundles()).not.toContain(old);
});
