import { cpSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { type Files, page, projectOf, text } from "../tests/check/project";
import { run, runHere } from "../tests/commands/run";
import { ROOT } from "../tests/roots";
import { main } from "./check";

beforeEach(() => void vi.stubEnv("GITHUB_ACTIONS", undefined));

const check = (files: Files, ...args: string[]) => runHere(main, projectOf(files), ...args);

const sound = { "pages/index.json": page([text("The trial lasts {{claims.trial}}.")]) };
const faulty = { "pages/index.json": page([text("Standard costs $12 a month.")]) };
const half = { "pages/index.json": page([text("Standard costs $12 a month, not $13.")]) };

it("exits with 0 for valid content; warnings and notices are allowed", async () => {
  const { code, out, err } = await check({ ...sound, "pages/_shared/spare.json": text("Spare.") });
  expect(out).toContain("pages/_shared/spare.json:1:1: warning unused-shared");
  expect(out).toContain("No errors, 1 warning.");
  expect(out).not.toContain("\x1b");
  expect({ code, err }).toEqual({ code: 0, err: "" });
});

it("exits with 1 for a fault, which starts with its position", async () => {
  const { code, out } = await check(faulty);
  expect(out).toMatch(/^pages\/index\.json:16:33: error literal-figure\n/m);
  expect(out).toContain('Fix: Write {{plans.standard.price}} in place of "$12 a month".');
  expect(out).toContain("1 error in 1 file");
  expect(code).toBe(1);
});

it("prints JSON, and annotations on GitHub Actions", async () => {
  const root = projectOf(faulty);
  const { out } = await runHere(main, root, "--format", "json");
  expect(JSON.parse(out).diagnostics).toContainEqual(
    expect.objectContaining({ file: "pages/index.json", line: 16, column: 33, rule: "literal-figure" }),
  );
  vi.stubEnv("GITHUB_ACTIONS", "true");
  expect((await runHere(main, root)).out).toMatch(/^::error file=pages\/index\.json,line=16,col=33,/m);
});

it("prints a SARIF log", async () => {
  const { out, code } = await check(faulty, "--format", "sarif");
  const log = JSON.parse(out) as { runs: [{ results: { ruleId: string; fixes?: unknown[] }[] }] };
  expect(log.runs[0].results.find(({ ruleId }) => ruleId === "literal-figure")?.fixes).toHaveLength(1);
  expect(code).toBe(1);
});

it("reports a broken schema in the requested format, and exits with 1", async () => {
  const root = projectOf(sound);
  unlinkSync(join(root, "schema"));
  cpSync(join(ROOT, "schema"), join(root, "schema"), { recursive: true });
  writeFileSync(join(root, "schema/page.schema.json"), '{ "type": "objct" }');
  const { code, out, err } = await runHere(main, root, "--format", "lines");
  expect(out).toMatch(
    /^schema\/page\.schema\.json:1:11: error schema-shape: .+\n1 error in 1 file, 0 warnings\.\n$/,
  );
  expect({ code, err }).toEqual({ code: 1, err: "" });
});

it("--fix writes the certain tokens, lists the changes, and checks again", async () => {
  const root = projectOf(half);
  const fixed = await runHere(main, root, "--fix");
  expect(fixed.out.split("\n").slice(0, 3)).toEqual([
    "Changing 1 place:",
    "  pages/index.json:16:33: $12 a month → {{plans.standard.price}}",
    "",
  ]);
  expect(fixed.out).toContain('"$13" is typed by hand');
  expect(fixed.out).toContain("1 error in 1 file");
  expect(fixed.code).toBe(1);
  expect(readFileSync(join(root, "pages/index.json"), "utf8")).toContain(
    "Standard costs {{plans.standard.price}}, not $13.",
  );
  const again = await runHere(main, root, "--fix");
  expect(again.out).toContain("Nothing could be fixed: no fault has a replacement that is certain.\n\n");
});

it("prints only the report to stdout, and exits with the code of the check", async () => {
  const { code, out, err } = await run(projectOf(half), "check", "--fix", "--format", "json");
  expect(err).toBe("Changing 1 place:\n  pages/index.json:16:33: $12 a month → {{plans.standard.price}}\n\n");
  expect(JSON.parse(out).diagnostics).toContainEqual(
    expect.objectContaining({ rule: "literal-figure", message: expect.stringContaining('"$13"') }),
  );
  expect(code).toBe(1);
});

it.each([
  [
    ["--format", "jsn"],
    '"jsn" is not a format. Did you mean "json"? Choices: pretty, lines, json, github, sarif.\n',
  ],
  [["--fromat", "json"], 'Unknown option "--fromat". Did you mean --format?'],
  [["/indx"], 'There is no page or file "/indx".'],
  [["pages/indx.json"], 'There is no page or file "pages/indx.json". Did you mean "pages/index.json"?'],
  [["../.."], 'There is no page or file "../..".'],
  [["--fix", "--watch"], 'Option "--fix" cannot be used with option "--watch".'],
])("exits with 2 and a message for %j", async (args, message) => {
  const { code, out, err } = await check(sound, ...args);
  expect(err).toContain(message);
  expect(err).not.toContain("    at ");
  expect({ code, out }).toEqual({ code: 2, out: "" });
});

it("exits with 2 and a stack trace if the checker itself fails", async () => {
  const root = projectOf(sound);
  unlinkSync(join(root, "schema"));
  writeFileSync(join(root, "schema"), "not a folder");
  const { code, err } = await runHere(main, root);
  expect(err).toContain("This is a bug in the checker, not a fault in your pages:");
  expect(err).toContain("    at ");
  expect(code).toBe(2);
});
