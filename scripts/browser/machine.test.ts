import { describe, expect, it } from "vitest";
import { errorLineOf, thisMachine } from "./machine";

const { run, isExecutable } = thisMachine();
const evaluate = (code: string, timeoutMs = 120_000) =>
  run(process.execPath, ["--eval", code], { timeoutMs });

describe("run", () => {
  it("returns both output streams", async () => {
    expect(await evaluate("console.log('a'); console.error('b')")).toBe("a\n\nb\n");
  });

  it("reports why a program failed", async () => {
    await expect(evaluate("console.error('Error: no'); process.exit(3)")).rejects.toThrow("Error: no");
    await expect(evaluate("setInterval(() => {}, 1000)", 300)).rejects.toThrow(
      "it took longer than 0.3 s and was stopped",
    );
    await expect(run("no-such-program", [], { timeoutMs: 1000 })).rejects.toThrow(
      "spawn no-such-program ENOENT",
    );
  });
});

it("distinguishes an executable file from a folder, a text file and a missing one", () => {
  const paths = [process.execPath, import.meta.dirname, import.meta.filename, "/no/such/file"];
  expect(paths.map(isExecutable)).toEqual([true, false, false, false]);
});

it.each([
  ["Downloading\nError: getaddrinfo ENOTFOUND cdn\n    at x (y.js:1:1)", "Error: getaddrinfo ENOTFOUND cdn"],
  ["Reading lists\nE: Unable to locate package chromium\n", "E: Unable to locate package chromium"],
  ["first\nlast\n\n", "last"],
  ["", "it printed nothing"],
])("finds the error line of %j", (output, line) => {
  expect(errorLineOf(output)).toBe(line);
});
