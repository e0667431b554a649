import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SiteChecker } from "../../checks/site-checker";
import { described, makeProject } from "../check/project";
import { ROOT } from "../render";
import type { Mistake } from "./mistake";

/** The real site, of which one file is edited at a time. */
class EditedSite {
  readonly #project = makeProject({});
  readonly #checker = new SiteChecker(this.#project.root);
  #restored: string[] = [];

  constructor() {
    for (const folder of ["pages", "data", "public"])
      cpSync(join(ROOT, folder), join(this.#project.root, folder), { recursive: true });
  }

  #write(file: string, text: string | null): void {
    const path = join(this.#project.root, file);
    mkdirSync(dirname(path), { recursive: true });
    if (text === null) rmSync(path, { force: true });
    else writeFileSync(path, text);
  }

  /** Errors and warnings of the site with one mistake in it, as a person reads them. */
  faultsOf({ file, edit }: Mistake): string[] {
    const path = join(this.#project.root, file);
    const before = existsSync(path) ? readFileSync(path, "utf8") : null;
    const after = edit(before ?? "");
    this.#write(file, after);
    const { diagnostics } = this.#checker.check([file, ...this.#restored]);
    this.#write(file, before);
    this.#restored = [file];
    const faults = diagnostics.filter(({ severity }) => severity !== "notice");
    return faults.map((fault) => described({ [file]: after ?? "" }, fault));
  }

  /** Errors and warnings of the site as it is. */
  faults(): string[] {
    return this.faultsOf({ what: "", file: "pages/index.json", edit: (text) => text });
  }

  remove(): void {
    this.#project.remove();
  }
}

/**
 * Makes each mistake in the real site, one at a time, and asks that one fault is reported: no cascade, and no silence.
 * What is said stands in a snapshot beside the list, for people to read.
 *
 * @param list the name of the list, and of its snapshot
 */
export function judge(list: string, mistakes: readonly Mistake[]): void {
  describe(`mistakes of the list "${list}"`, () => {
    let site: EditedSite;
    const said = new Map<string, string[]>();
    beforeAll(() => {
      site = new EditedSite();
    });
    afterAll(() => site.remove());

    it("are made in a site without a fault", () => expect(site.faults()).toEqual([]));

    it.each(mistakes)("$what: one fault", (mistake) => {
      const faults = site.faultsOf(mistake);
      said.set(mistake.what, faults);
      expect(faults, faults.join("\n\n")).toHaveLength(1);
    });

    it("are answered in words that stand beside the list", async () => {
      const entries = [...said].map(([what, faults]) => `# ${what}\n${faults.join("\n\n")}\n`);
      await expect(entries.join("\n")).toMatchFileSnapshot(`${list}.txt`);
    });
  });
}
