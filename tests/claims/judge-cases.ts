import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkedPage } from "../../checks/checked-page";
import { acceptedSentences, unreadSentences } from "../../checks/ledger/accepted";
import { type LedgerPart, ledgerOf, sentencesOfPage } from "../../checks/ledger/ledger";
import { SiteChecker } from "../../checks/site-checker";
import { loadPage } from "../../data/load-page";
import type { PageRef } from "../../data/page-refs";
import type { Site as ContentSite } from "../../data/site";
import type { Diagnostic } from "../../schema/diagnostic";
import { makeWorkspace, type Workspace } from "../workspace";
import { applyEdit, fileOf, type ListedCase } from "./cases";

/** Rules about wording, which are ignored, since they do not concern claims. */
const STYLE_RULES = new Set(["house-style"]);

/** Rules about other matters than claims: a case that breaks one of them is badly written. */
const OTHER_RULES = new Set([
  "block-props",
  "block-shape",
  "collection-index",
  "data-shape",
  "dead-link",
  "duplicate-anchor",
  "duplicate-meta",
  "heading-order",
  "json-syntax",
  "meta-length",
  "page-heading",
  "page-shape",
  "unknown-block",
  "unknown-token",
  "unused-shared",
]);

/** Outcome of an edit: a rule refuses it, a person has to read it (the ledger), or nothing happens. */
export type Outcome = "refused" | "to read" | "silent";

/** The diagnostics that the edit of a case adds to those of the site. */
export interface Verdict {
  entry: ListedCase;
  /** Errors and warnings about claims. */
  claims: Diagnostic[];
  /** Errors and warnings about anything else. */
  others: Diagnostic[];
  outcome: Outcome;
}

const isError = ({ severity }: Diagnostic): boolean => severity === "error";

/** Returns a key that identifies a finding, without its column: an edit moves the text after it in its line. */
const identity = ({ file, line, rule, message }: Diagnostic): string => `${file}:${line} ${rule} ${message}`;

/** Folders with code, which the rules on code read at every check. */
const CODE_FOLDERS = ["blocks", "renderer", "scripts"];
/** Matches pages and the items of collections. */
const CONTENT = /^(?:pages|data\/[^/]+)\//;
const isCode = (file: string): boolean => /\.(?:tsx?|css)$/.test(file);

/** A file that a case has edited, and its text before; undefined if there was no such file. */
interface Edit {
  file: string;
  before: string | undefined;
}

/** A copy of the site that is opened once, then edited and restored for each case. */
class Site {
  readonly #workspace: Workspace = makeWorkspace();
  readonly #checker = new SiteChecker(this.#workspace.root);
  readonly #accepted = acceptedSentences(this.#workspace.root);
  readonly #known: ReadonlySet<string>;
  /** Cached parts of the ledger, by route. */
  readonly #partsByRoute = new Map<string, LedgerPart[]>();
  #last: Edit | undefined;

  /** @param hasCode whether the copy has the code, which cases in content do not affect */
  constructor(hasCode: boolean) {
    if (!hasCode) this.#removeCode();
    this.#known = new Set(this.#checker.check().diagnostics.map(identity));
  }

  #removeCode(): void {
    const { root } = this.#workspace;
    for (const folder of CODE_FOLDERS)
      for (const name of readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).filter(
        isCode,
      ))
        rmSync(join(root, folder, name));
  }

  /** Restores the file that the last case has edited. */
  #restore({ file, before }: Edit): void {
    if (before === undefined) rmSync(join(this.#workspace.root, file));
    else this.#workspace.write(file, before);
  }

  /** Returns the original text of a file; restores the file of the last case, unless it is about to be overwritten. */
  #originalText(file: string): string | undefined {
    if (this.#last?.file === file) return this.#last.before;
    if (this.#last) this.#restore(this.#last);
    return existsSync(join(this.#workspace.root, file)) ? this.#workspace.read(file) : undefined;
  }

  /** Returns the parts of the ledger for a page; cached until a check reads the page again. */
  readonly #partsOf = (site: ContentSite, ref: PageRef): LedgerPart[] => {
    const known = this.#partsByRoute.get(ref.route);
    const parts = known ?? sentencesOfPage(checkedPage(site, ref, loadPage(site, ref)));
    this.#partsByRoute.set(ref.route, parts);
    return parts;
  };

  /** Whether the ledger shows the last edit to a person. */
  #isToRead(): boolean {
    const { site } = this.#checker;
    if (site === undefined) return false;
    const checked = new Set(this.#checker.checked);
    // A page that has not been checked since has no new sentences.
    const ledger = () =>
      ledgerOf(site, this.#partsOf).filter(({ name, title }) => name.startsWith("_") || checked.has(title));
    return unreadSentences(site, ledger, this.#accepted).length > 0;
  }

  judge(entry: ListedCase, asksLedger: boolean): Verdict {
    const file = fileOf(entry);
    const before = this.#originalText(file);
    this.#workspace.write(file, applyEdit(entry, before));
    const { diagnostics } = this.#checker.check(this.#last ? [file, this.#last.file] : [file]);
    this.#last = { file, before };
    for (const route of this.#checker.checked) this.#partsByRoute.delete(route);
    const found = diagnostics.filter(
      (diagnostic) =>
        diagnostic.severity !== "notice" &&
        !STYLE_RULES.has(diagnostic.rule) &&
        // A straight quote is not a claim.
        !(diagnostic.rule === "text-slip" && diagnostic.severity === "warning") &&
        !this.#known.has(identity(diagnostic)),
    );
    return {
      entry,
      claims: found.filter(({ rule }) => !OTHER_RULES.has(rule)),
      others: found.filter(({ rule }) => OTHER_RULES.has(rule)),
      outcome: found.some(isError) ? "refused" : asksLedger && this.#isToRead() ? "to read" : "silent",
    };
  }

  remove(): void {
    this.#workspace.remove();
  }
}

/**
 * Judges cases one by one, each on a copy of the real site without other edits. Cases of one file follow each other, so
 * that no check is needed to restore its pages. Pages and items of collections do not affect the findings in code, so
 * cases that edit these use a copy without code.
 *
 * @param asksLedger whether to consult the ledger if no rule refuses a case; otherwise the outcome is silent
 * @returns the verdicts in the order of the cases
 */
export function judgeCases(
  cases: readonly ListedCase[],
  onProgress?: () => void,
  asksLedger: (entry: ListedCase) => boolean = () => true,
): Verdict[] {
  const verdicts = new Map<ListedCase, Verdict>();
  const judge = (some: readonly ListedCase[], hasCode: boolean) => {
    if (some.length === 0) return;
    const site = new Site(hasCode);
    try {
      for (const entry of some.toSorted((a, b) => fileOf(a).localeCompare(fileOf(b)))) {
        verdicts.set(entry, site.judge(entry, asksLedger(entry)));
        onProgress?.();
      }
    } finally {
      site.remove();
    }
  };
  const isContent = (entry: ListedCase) => CONTENT.test(fileOf(entry));
  judge(cases.filter(isContent), false);
  judge(
    cases.filter((entry) => !isContent(entry)),
    true,
  );
  return cases.flatMap((entry) => verdicts.get(entry) ?? []);
}
