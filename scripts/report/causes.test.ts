import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../schema/diagnostic";
import { causesOf } from "./pretty";
import { fault } from "./report.fixture";

describe("causesOf", () => {
  const named = (file: string, rest: Partial<Diagnostic> = {}): Diagnostic => ({ ...fault, file, ...rest });
  const files = (diagnostics: Diagnostic[]) =>
    causesOf(diagnostics).map(({ first, others }) => [first, ...others].map(({ file }) => file).join(" "));

  it("groups the fault of several files, sorted by number of places", () => {
    const token = { rule: "unknown-token", message: "There is no such constant." };
    expect(
      files([
        named("a"),
        named("b", { message: "Another." }),
        named("c", { message: "Another." }),
        named("d", token),
        named("e", token),
        named("f", token),
      ]),
    ).toEqual(["d e f", "b c", "a"]);
  });

  it("keeps the order of faults in one file, and puts errors last", () => {
    expect(
      files([
        named("a", { severity: "warning" }),
        named("b", { severity: "warning" }),
        named("c", { line: 1 }),
        named("c", { line: 2 }),
      ]),
    ).toEqual(["a b", "c", "c"]);
  });

  it("separates faults with different fixes", () => {
    expect(files([named("a"), named("b", { fix: "Do that." })])).toEqual(["a", "b"]);
  });
});
