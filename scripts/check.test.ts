import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, it } from "vitest";
import { type Files, makeProject, page, text } from "../tests/check/project";

let remove: () => void = () => {};
afterEach(() => remove());

/** Runs the command in a project's folder. */
function start(root: string, args: string[], env: Record<string, string> = {}) {
  const tsx = pathToFileURL(join("node_modules", "tsx", "dist", "loader.mjs")).href;
  const { GITHUB_ACTIONS: _, ...inherited } = process.env;
  const script = join(import.meta.dirname, "check.ts");
  const child = spawnSync(process.execPath, ["--import", tsx, script, ...args], {
    cwd: root,
    encoding: "utf8",
    env: { ...inherited, ...env },
  });
  return { code: child.status, out: child.stdout, err: child.stderr };
}

function run(
  files: Files,
  args: string[] = [],
  env: Record<string, string> = {},
  prepare = (_root: string) => {},
) {
  const project = makeProject(files);
  remove = project.remove;
  prepare(project.root);
  return start(project.root, args, env);
}

const sound = { "pages/index.json": page([text("{{claims.trial}} days.")]) };
const faulty = { "pages/index.json": page([text("Standard costs $12.")]) };

it("exits 0 when the content is sound; warnings and notices are allowed", () => {
  const { code, out, err } = run({ ...sound, "pages/_shared/spare.json": text("Spare.") });
  expect(out).toContain("pages/_shared/spare.json:1:1: warning unused-shared");
  expect(out).toContain("No errors, 1 warning.");
  expect(out).not.toContain("\x1b");
  expect({ code, err }).toEqual({ code: 0, err: "" });
});

it("exits 1 on a fault, which begins with its place", () => {
  const { code, out } = run(faulty);
  expect(out).toMatch(/^pages\/index\.json:16:33: error literal-figure\n/);
  expect(out).toContain("Fix: Write {{plans.standard.price}}.");
  expect(out).toContain("1 error in 1 file");
  expect(code).toBe(1);
});

it("prints JSON, and annotations where GitHub runs it", () => {
  expect(JSON.parse(run(faulty, ["--format", "json"]).out).diagnostics).toContainEqual(
    expect.objectContaining({ file: "pages/index.json", line: 16, column: 33, rule: "literal-figure" }),
  );
  remove();
  expect(run(faulty, [], { GITHUB_ACTIONS: "true" }).out).toMatch(
    /^::error file=pages\/index\.json,line=16,col=33,/m,
  );
});

it("prints a SARIF log that a program can read", () => {
  const { out, code } = run(faulty, ["--format", "sarif"]);
  const log = JSON.parse(out) as { runs: [{ results: { ruleId: string; fixes?: unknown[] }[] }] };
  expect(log.runs[0].results.find(({ ruleId }) => ruleId === "literal-figure")?.fixes).toHaveLength(1);
  expect(code).toBe(1);
});

it("--fix writes the tokens that are certain, says what it changed, and checks again", () => {
  const files = { "pages/index.json": page([text("Standard costs $12, not $13.")]) };
  const project = makeProject(files);
  remove = project.remove;
  const fixed = start(project.root, ["--fix"]);
  expect(fixed.out.split("\n").slice(0, 3)).toEqual([
    "Changed 1 place:",
    "  pages/index.json:16:33: $12 → {{plans.standard.price}}",
    "",
  ]);
  expect(fixed.out).toContain('"$13" is typed by hand');
  expect(fixed.out).toContain("1 error in 1 file");
  expect(fixed.code).toBe(1);
  expect(readFileSync(join(project.root, "pages/index.json"), "utf8")).toContain(
    "Standard costs {{plans.standard.price}}, not $13.",
  );
  const again = start(project.root, ["--fix", "--format", "json"]);
  expect(again.err).toBe("Nothing could be fixed: no fault has a replacement that is certain.\n\n");
  expect(JSON.parse(again.out).diagnostics).toContainEqual(
    expect.objectContaining({ rule: "literal-figure" }),
  );
});

it.each([
  [
    ["--format", "jsn"],
    '"jsn" is not a format. Did you mean "json"? Usage: npm run check -- --format pretty|json|github|sarif --fix\n',
  ],
  [["--fromat", "json"], "Unknown option '--fromat'"],
])("exits 2 with a sentence on %j", (args, message) => {
  const { code, out, err } = run(sound, args);
  expect(err).toContain(message);
  expect(err).not.toContain("    at ");
  expect({ code, out }).toEqual({ code: 2, out: "" });
});

it("exits 2 with a stack when the checker itself is broken, and says so", () => {
  const breakSchema = (root: string) => {
    rmSync(join(root, "schema"));
    writeFileSync(join(root, "schema"), "not a folder");
  };
  const { code, err } = run(sound, [], {}, breakSchema);
  expect(err).toContain("This is a fault of the checker, not of your pages:");
  expect(err).toContain("    at ");
  expect(code).toBe(2);
});
