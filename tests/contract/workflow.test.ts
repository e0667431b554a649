import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "../../.github/workflows");

describe.each(readdirSync(FOLDER))("%s", (name) => {
  const text = readFileSync(join(FOLDER, name), "utf8");
  const used = [...text.matchAll(/uses: (.+)/g)].map(([, action = ""]) => action);

  it("pins actions to commits, with the version in a comment, because a tag can be moved", () => {
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it("persists no credentials and has read-only permissions", () => {
    const checkouts = used.filter((action) => action.startsWith("actions/checkout@"));
    expect(text.match(/persist-credentials: false/g) ?? []).toHaveLength(checkouts.length);
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  });
});
