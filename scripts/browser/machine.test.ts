import { describe, expect, it } from "vitest";
import { launchArguments } from "./launch";
import { thisMachine } from "./machine";
import { tellingLine } from "./reason";

const { run, isExecutable } = thisMachine();
const evaluate = (code: string, timeoutMs = 120_000) =>
  run(process.execPath, ["--eval", code], { timeoutMs });

describe("run", () => {
  it("gathers both streams and reports how the program ended", async () => {
    expect(await evaluate("console.log('a'); console.error('b')")).toEqual({ ok: true, output: "a\nb" });
    expect((await evaluate("process.exit(3)")).ok).toBe(false);
  });

  it("stops a program that takes too long", async () => {
    const { ok, output } = await evaluate("setInterval(() => {}, 1000)", 300);
    expect([ok, output]).toEqual([false, "Error: it took longer than 0.3 s and was stopped."]);
  });

  it("reports a program that is not there", async () => {
    const { ok, output } = await run("no-such-program", [], { timeoutMs: 1000 });
    expect([ok, output]).toEqual([false, "Error: spawn no-such-program ENOENT"]);
  });
});

it("knows an executable file from a folder, a text file and nothing", () => {
  const paths = [process.execPath, import.meta.dirname, import.meta.filename, "/no/such/file"];
  expect(paths.map(isExecutable)).toEqual([true, false, false, false]);
});

it.each([
  ["Downloading\nError: getaddrinfo ENOTFOUND cdn\n    at x (y.js:1:1)", "Error: getaddrinfo ENOTFOUND cdn"],
  ["Reading lists\nE: Unable to locate package chromium\n", "E: Unable to locate package chromium"],
  ["first\nlast\n\n", "last"],
  ["", "it printed nothing"],
])("finds the telling line of %j", (output, line) => {
  expect(tellingLine(output)).toBe(line);
});

it("leaves the sandbox on for everybody but root", () => {
  expect(launchArguments(true)).toContain("--no-sandbox");
  expect(launchArguments(false)).not.toContain("--no-sandbox");
});
