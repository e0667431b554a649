import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { SiteChecker } from "../../checks/site-checker";
import { formatDiagnostic, makeProject } from "../check/project";
import { RUNS } from "../properties/runs";
import { ROOT } from "../render";
import { type Mistake, SITE } from "./mistake";

/** A copy of `SITE`, in which one file is edited at a time. */
class EditedSite {
  readonly #project = makeProject({});
  readonly #checker = new SiteChecker(this.#project.root);

  constructor() {
    const { root } = this.#project;
    for (const folder of ["pages", "data"])
      cpSync(join(SITE, folder), join(root, folder), { recursive: true });
    cpSync(join(ROOT, "public"), join(root, "public"), { recursive: true });
    this.#checker.check();
  }

  #write(file: string, text: string | null): void {
    const path = join(this.#project.root, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === null) rmSync(path, { force: true });
    else writeFileSync(path, text);
  }

  /** Returns the errors and warnings of the site with one mistake in it, formatted for people. */
  faultsOf({ file, edit }: Mistake): string[] {
    const path = join(this.#project.root, file);
    const before = existsSync(path) ? readFileSync(path, "utf8") : null;
    const after = edit(before ?? "");
    this.#write(file, after);
    const { diagnostics } = this.#checker.fork().check([file]);
    this.#write(file, before);
    const faults = diagnostics.filter(({ severity }) => severity !== "notice");
    return faults.map((fault) => formatDiagnostic({ [file]: after ?? "" }, fault));
  }

  /** Returns the errors and warnings of the site without a mistake. */
  faults(): string[] {
    return this.faultsOf({ what: "", file: "pages/index.json", edit: (text) => text });
  }
}

let edited: EditedSite | undefined;

/** Returns the copy, which all lists of a process share; it is removed with all temporary files. */
function editedSite(): EditedSite {
  edited ??= new EditedSite();
  return edited;
}

/** One in this many mistakes in data or in a whole file is tried, since each rechecks every page; nightly runs try all. */
const SAMPLE_INTERVAL = RUNS > 200 ? 1 : 4;

const isTried = ({ file, edit }: Mistake, index: number): boolean =>
  index % SAMPLE_INTERVAL === 0 || !(file.startsWith("data/") || isOfWholeFile(file, edit));

function isOfWholeFile(file: string, edit: Mistake["edit"]): boolean {
  const path = join(SITE, file);
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

    it("are made in a site without a fault", () => expect(editedSite().faults()).toEqual([]));

    it.each(mistakes.filter(isTried))("$what: one fault", (mistake) => {
      const faults = editedSite().faultsOf(mistake);
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
