import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { SiteChecker } from "../../checks/site-checker";
import { formatDiagnostic } from "../check/project";
import { copyProject } from "../project-copy";
import { RUNS } from "../properties/runs";
import { FROZEN_SITE } from "../roots";
import type { Mistake } from "./mistake";

/** A copy of the frozen site, in which one file is edited at a time; all lists of a process share it. */
const copy = copyProject();
const checker = new SiteChecker(copy.root);
checker.check();

/** Returns the errors and warnings of the site with one mistake in it, formatted for people. */
function faultsOf({ file, edit }: Mistake): string[] {
  const text = edit(copy.read(file));
  const { diagnostics } = copy.during(file, text, () => checker.fork().check([file]));
  const faults = diagnostics.filter(({ severity }) => severity !== "notice");
  return faults.map((fault) => formatDiagnostic({ [file]: text ?? "" }, fault));
}

/** No mistake. */
const NONE: Mistake = { what: "", file: "pages/index.json", edit: (text) => text };

/** One in this many mistakes in data or in a whole file is tried, since each rechecks every page; nightly runs try all. */
const SAMPLE_INTERVAL = RUNS > 200 ? 1 : 4;

const isTried = ({ file, edit }: Mistake, index: number): boolean =>
  index % SAMPLE_INTERVAL === 0 || !(file.startsWith("data/") || isOfWholeFile(file, edit));

function isOfWholeFile(file: string, edit: Mistake["edit"]): boolean {
  const path = join(FROZEN_SITE, file);
  return !existsSync(path) || edit(readFileSync(path, "utf8")) === null;
}

/** Reads the expected faults, by mistake, from the snapshot beside a list. */
function readSnapshot(list: string): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, `${list}.txt`), "utf8");
  const entries = text.split(/^# /m).slice(1);
  return new Map(
    entries.map((entry) => [
      entry.slice(0, entry.indexOf("\n")),
      entry.slice(entry.indexOf("\n") + 1).trim(),
    ]),
  );
}

/**
 * Makes each mistake in a site, one at a time, and requires that exactly one fault is reported. The faults are in a
 * snapshot beside the list, for people to read; `PROPERTY_RUNS=1000 npx vitest run --project unit tests/mistakes
 * --update` updates it.
 *
 * @param list name of the list, and of its snapshot
 */
export function judge(list: string, mistakes: readonly Mistake[]): void {
  describe(`mistakes of the list "${list}"`, () => {
    const reported = new Map<string, string>();

    // If it fails, no mistake is tried: each would be reported beside the site's own faults.
    beforeAll(() => expect(faultsOf(NONE), "faults of tests/frozen-site").toEqual([]));

    it.each(mistakes.filter(isTried))("$what: one fault", (mistake) => {
      const faults = faultsOf(mistake);
      expect(faults, faults.join("\n\n")).toHaveLength(1);
      reported.set(mistake.what, faults.join());
      if (SAMPLE_INTERVAL > 1) expect(faults.join()).toBe(readSnapshot(list).get(mistake.what));
    });

    it.runIf(SAMPLE_INTERVAL === 1)("are answered in words that stand beside the list", async () => {
      const entries = [...reported].map(([what, fault]) => `# ${what}\n${fault}\n`);
      await expect(entries.join("\n")).toMatchFileSnapshot(`${list}.txt`);
    });
  });
}
