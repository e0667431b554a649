import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FROZEN_SITE, ROOT } from "../roots";
import { applyEdit, fileOf, type ListedCase } from "./cases";
import { builtFaults, faults, innocents } from "./corpus";
import { PLACES } from "./places";
import { describeScore, scoreOf, shortfalls } from "./score";

const all = [...faults, ...builtFaults, ...innocents];

function contentOf(entry: ListedCase): string | undefined {
  const file = fileOf(entry);
  const path = join(/^(?:pages|data)\//.test(file) ? FROZEN_SITE : ROOT, file);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

describe("the corpus", () => {
  it("is large enough for a reliable score", () => {
    expect(faults.length).toBeGreaterThanOrEqual(150);
    expect(innocents.length).toBeGreaterThanOrEqual(150);
  });

  it("has no duplicates", () => {
    const edits = all.map(({ kind: _, list: __, line: ___, ...edit }) => JSON.stringify(edit));
    expect(edits.filter((edit, index) => edits.indexOf(edit) !== index)).toEqual([]);
  });

  it("fits the site: each edit finds its place and changes the file", () => {
    const idle = all.filter((entry) => applyEdit(entry, contentOf(entry)) === contentOf(entry));
    expect(idle).toEqual([]);
  });

  it("uses every place", () => {
    const used = new Set(all.map(({ place }) => place));
    expect(Object.keys(PLACES).filter((name) => !used.has(name))).toEqual([]);
  });

  it("reports the line of an invalid case", () => {
    const entry: ListedCase = { kind: "price", list: "faults.jsonl", line: 7 };
    const at = (edit: object) => () => applyEdit({ ...entry, ...edit }, '{ "title": 3 }');
    expect(at({})).toThrowErrorMatchingInlineSnapshot(
      `[Error: faults.jsonl:7: a case has a place and what to say there, or a file and what to put into it.]`,
    );
    expect(at({ place: "answr", say: "$13" })).toThrowErrorMatchingInlineSnapshot(
      `[Error: faults.jsonl:7: there is no place "answr".]`,
    );
    expect(at({ place: "title", say: "$13" })).toThrowErrorMatchingInlineSnapshot(
      `[Error: faults.jsonl:7: pages/contact.json has no text at title.]`,
    );
    expect(at({ file: "pages/a.json", find: "$12", put: "$13" })).toThrowErrorMatchingInlineSnapshot(
      `[Error: faults.jsonl:7: pages/a.json does not say $12]`,
    );
    expect(at({ place: "llms.txt", say: "$13" })).toThrowErrorMatchingInlineSnapshot(
      `[Error: faults.jsonl:7: public/llms.txt is there already.]`,
    );
  });
});

describe("the score", () => {
  const verdict = (kind: string, isFound: boolean) => ({
    entry: { kind, place: "answer", say: "Words", list: "faults.jsonl", line: 1 },
    claims: isFound
      ? [
          {
            file: "pages/faq.json",
            line: 1,
            column: 1,
            length: 1,
            severity: "error" as const,
            rule: "literal-figure",
            where: "",
            message: "Wrong.",
          },
        ]
      : [],
    others: [],
    outcome: isFound ? ("refused" as const) : ("silent" as const),
  });

  it("has no shortfalls at the thresholds", () => {
    const score = scoreOf([verdict("price", true)], [verdict("date", false)]);
    expect(shortfalls(score)).toEqual([]);
    expect(score.recall).toBe(1);
  });

  it("reports its shortfalls below the thresholds", () => {
    const score = scoreOf([verdict("price", false), verdict("limit", true)], [verdict("date", true)]);
    expect(shortfalls(score)).toMatchInlineSnapshot(`
      [
        "50.0% of the faults are refused; at least 90.0% must be.",
        "50.0% of the faults are refused or to be read; all must be.",
        "100.0% of the innocent texts are refused; at most 1.0% may be.",
      ]
    `);
    expect(describeScore(score)).toMatchInlineSnapshot(`
      "Seeded faults             cases      refused      to read
        price                       1            0            0         0.0%
        limit                       1            1            0       100.0%
        all                         2            1            0        50.0%

      Innocent texts            cases      refused      to read
        date                        1            1            0       100.0%
        all                         1            1            0       100.0%

      Silent:
      tests/claims/faults.jsonl:1  price, answer: "Words"

      False alarms:
      tests/claims/faults.jsonl:1  date, answer: "Words"
          literal-figure: Wrong."
    `);
  });
});
