import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { SiteChecker } from "../../checks/site-checker";
import type { Diagnostic } from "../../schema/diagnostic";
import { makeWorkspace, type Workspace } from "../workspace";
import { edited, fileOf, type ListedCase } from "./cases";

/** Rules about something else than what is claimed: a case that breaks one of them is badly made. */
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
  "missing-asset",
  "page-heading",
  "page-shape",
  "unknown-block",
  "unknown-token",
  "unused-shared",
]);

/** What the checks say of a site with the edit of a case that they do not say without it. */
export interface Verdict {
  entry: ListedCase;
  /** Errors and warnings about what is claimed. */
  claims: Diagnostic[];
  /** Errors and warnings about anything else. */
  others: Diagnostic[];
  /** An error points into the edited file. */
  isFound: boolean;
  /** One of them points at an edited line. */
  isOnLine: boolean;
}

/** What tells a finding from those of the clean site; an edit moves what stands behind it in its line. */
const identity = ({ file, line, rule, message }: Diagnostic): string => `${file}:${line} ${rule} ${message}`;

/** 1-based numbers of the first and the last line that an edit changes. */
function changedLines(before: string, after: string): [first: number, last: number] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  let first = 0;
  while (first < now.length && old[first] === now[first]) first += 1;
  let behind = 0;
  while (behind < now.length - first && old.at(-1 - behind) === now.at(-1 - behind)) behind += 1;
  return [first + 1, Math.max(first + 1, now.length - behind)];
}

/** A copy of the site that is opened once and then edited and mended for one case after the other. */
class Site {
  readonly #workspace: Workspace = makeWorkspace();
  readonly #checker = new SiteChecker(this.#workspace.root);
  readonly #known: ReadonlySet<string>;
  #restored: string[] = [];

  constructor() {
    this.#known = new Set(this.#checker.check().diagnostics.map(identity));
  }

  judge(entry: ListedCase): Verdict {
    const file = fileOf(entry);
    const before = existsSync(join(this.#workspace.root, file)) ? this.#workspace.read(file) : undefined;
    const after = edited(entry, before);
    this.#workspace.write(file, after);
    const { diagnostics } = this.#checker.check([file, ...this.#restored]);
    if (before === undefined) rmSync(join(this.#workspace.root, file));
    else this.#workspace.write(file, before);
    this.#restored = [file];
    const found = diagnostics.filter(
      (diagnostic) => diagnostic.severity !== "notice" && !this.#known.has(identity(diagnostic)),
    );
    const claims = found.filter(({ rule }) => !OTHER_RULES.has(rule));
    const errors = claims.filter((diagnostic) => diagnostic.severity === "error" && diagnostic.file === file);
    const [first, last] = changedLines(before ?? "", after);
    return {
      entry,
      claims,
      others: found.filter(({ rule }) => OTHER_RULES.has(rule)),
      isFound: errors.length > 0,
      isOnLine: errors.some(({ line }) => line >= first && line <= last),
    };
  }

  remove(): void {
    this.#workspace.remove();
  }
}

/**
 * Judges cases one by one, each on a copy of the real site that has no other edit. Those of one file follow each other,
 * so that its pages need no check to be mended.
 *
 * @returns the verdicts in the order of the cases
 */
export function judgeCases(cases: readonly ListedCase[], onProgress?: () => void): Verdict[] {
  const site = new Site();
  try {
    const verdicts = new Map<ListedCase, Verdict>();
    for (const entry of cases.toSorted((a, b) => fileOf(a).localeCompare(fileOf(b)))) {
      verdicts.set(entry, site.judge(entry));
      onProgress?.();
    }
    return cases.flatMap((entry) => verdicts.get(entry) ?? []);
  } finally {
    site.remove();
  }
}
