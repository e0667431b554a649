import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { result } from "../../scripts/report/report.fixture";
import { formatLine } from "../../scripts/report/text";
import { page, projectOf, text } from "../check/project";
import { eventually } from "../eventually";
import { ROOT } from "../roots";

interface Task {
  label: string;
  command: string;
  args: string[];
  problemMatcher: {
    pattern: Record<"regexp", string> & Record<"file" | "line" | "column" | "severity" | "message", number>;
    background?: { beginsPattern: string; endsPattern: string };
  };
}
const { tasks } = JSON.parse(readFileSync(join(ROOT, ".vscode/tasks.json"), "utf8")) as { tasks: Task[] };

describe.each(tasks)("the editor's task $label", ({ args, command, problemMatcher: { pattern } }) => {
  it("runs the check with one line per fault", () => {
    expect([command, ...args.slice(0, 2)]).toEqual(["node", "scripts/run.mjs", "check"]);
    expect(args.join(" ")).toContain("--format lines");
  });

  it("parses the position, the severity and the message of each fault", () => {
    for (const diagnostic of result.diagnostics) {
      const found = new RegExp(pattern.regexp).exec(formatLine(diagnostic)) ?? [];
      const { file, line, column, severity, message } = pattern;
      expect([file, line, column, severity].map((group) => found[group])).toEqual(
        [diagnostic.file, diagnostic.line, diagnostic.column, diagnostic.severity].map(String),
      );
      expect(found[message]).toContain(diagnostic.message.split("\n")[0]);
    }
  });
});

it("check --watch prints the task's begin and end lines around each check, until a signal stops it", async () => {
  const { args, problemMatcher } = tasks.find(({ problemMatcher: { background } }) => background) ?? {};
  const { background, pattern } = problemMatcher ?? {};
  const faulty = page([text("Standard costs $12 a month.")]);
  const root = projectOf({ "pages/index.json": faulty });
  const flags = args?.slice(2) ?? [];
  const child = spawn(process.execPath, [join(ROOT, "scripts/run.mjs"), "check", ...flags], { cwd: root });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  /** Waits until the check has finished this many times. */
  const checked = (times: number) =>
    eventually(() =>
      expect(said.match(new RegExp(background?.endsPattern ?? "-", "gm")) ?? []).toHaveLength(times),
    );
  const errors = (part: string) =>
    [...part.matchAll(new RegExp(pattern?.regexp ?? "-", "gm"))].filter(
      (found) => found[pattern?.severity ?? 0] === "error",
    );

  await checked(1);
  expect(errors(said)).toHaveLength(1);
  // Many editors save by replacing the old file with a new one.
  writeFileSync(join(root, "pages/index.json~"), JSON.stringify(page([text("It costs something.")])));
  renameSync(join(root, "pages/index.json~"), join(root, "pages/index.json"));
  await checked(2);
  const [, again = ""] = said.split("\n\n");
  expect(again).toMatch(new RegExp(background?.beginsPattern ?? "-"));
  expect(again).toContain("pages/index.json");
  expect(errors(again)).toEqual([]);
  const exited = once(child, "exit");
  child.kill("SIGINT");
  expect(await exited).toEqual([0, null]);
});
