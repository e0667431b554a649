import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "../../.github/workflows");

describe.each(readdirSync(FOLDER))("%s", (name) => {
  const text = readFileSync(join(FOLDER, name), "utf8");
  const used = [...text.matchAll(/uses: (.+)/g)].map(([, action = ""]) => action);

  it("uses actions by commit, with the version beside it: a tag can be moved", () => {
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it("leaves no token behind, and may only read", () => {
    const checkouts = used.filter((action) => action.startsWith("actions/checkout@"));
    expect(text.match(/persist-credentials: false/g) ?? []).toHaveLength(checkouts.length);
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  });
});
