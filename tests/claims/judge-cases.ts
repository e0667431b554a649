import { rmSync } from "node:fs";
import {
  type Accepted,
  countLinesOf,
  ledgerFile,
  ledgerText,
  unreadSentences,
} from "../../checks/ledger/accepted";
import { type LedgerPart, ledgerOf, loadSentences } from "../../checks/ledger/ledger";
import { SiteChecker } from "../../checks/site-checker";
import type { Diagnostic } from "../../schema/diagnostic";
import { copyProject, type ProjectCopy } from "../project-copy";
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

/** Matches pages and the items of collections. */
const CONTENT = /^(?:pages|data\/[^/]+)\//;

/** A copy of the frozen site that is checked once; each case edits one file of it, which is restored afterwards. */
class Site {
  readonly #copy: ProjectCopy;
  readonly #checker: SiteChecker;
  readonly #known: ReadonlySet<string>;
  /** Parts of the ledger without an edit, by route. */
  readonly #partsByRoute = new Map<string, LedgerPart[]>();
  readonly #accepted: Accepted;

  /** @param hasCode whether the copy has the code, which cases in content do not affect */
  constructor(hasCode: boolean) {
    this.#copy = copyProject(hasCode);
    this.#checker = new SiteChecker(this.#copy.root);
    this.#known = new Set(this.#checker.check().diagnostics.map(identity));
    const { site } = this.#checker;
    if (site === undefined) throw new Error("The frozen site cannot be opened.");
    const ledger = ledgerOf(site, (_, ref) => {
      const parts = loadSentences(site, ref);
      this.#partsByRoute.set(ref.route, parts);
      return parts;
    });
    this.#accepted = countLinesOf(new Map(ledger.map((entry) => [ledgerFile(entry), ledgerText(entry)])));
  }

  /** Whether the ledger shows an edit to a person. Only pages that the check has read again can have new sentences. */
  #isToRead({ site, checked }: SiteChecker): boolean {
    if (site === undefined) return false;
    const ledger = ledgerOf(
      site,
      (_, ref) =>
        (checked.includes(ref.route) ? undefined : this.#partsByRoute.get(ref.route)) ??
        loadSentences(site, ref),
    );
    const changed = ledger.filter(({ name, title }) => name.startsWith("_") || checked.includes(title));
    return unreadSentences(site, () => changed, this.#accepted).length > 0;
  }

  judge(entry: ListedCase, asksLedger: boolean): Verdict {
    const file = fileOf(entry);
    const edited = applyEdit(entry, this.#copy.has(file) ? this.#copy.read(file) : undefined);
    return this.#copy.during(file, edited, () => {
      const checker = this.#checker.fork();
      const found = checker.check([file]).diagnostics.filter(
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
        outcome: found.some(isError)
          ? "refused"
          : asksLedger && this.#isToRead(checker)
            ? "to read"
            : "silent",
      };
    });
  }

  remove(): void {
    rmSync(this.#copy.root, { recursive: true });
  }
}

/**
 * Judges cases one by one, each on a copy of the frozen site without other edits. Pages and items of collections do not
 * affect the findings in code, so cases that edit these use a copy without code.
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
      for (const entry of some) {
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
