import { CONSTANTS_FILE } from "../data/constants";
import { EXCEPTIONS_FILE } from "../data/exceptions";
import type { Diagnostic } from "../schema/diagnostic";

/** Files whose facts texts are compared with. */
const NAMED_FILES = [CONSTANTS_FILE, "data/site.json"];

/** A file of a collection. */
const ITEM = /^data\/[^/]+\//;

/** Rules that compare texts with the constants: while those are in doubt, so is what these say. */
const AGAINST_CONSTANTS = [
  ...["plan-price", "plan-feature", "plan-button", "said-free", "owned-phrase"],
  ...["wrong-ratio", "token-unit", "token-subject", "literal-figure"],
  ...["unused-made-up", "public-figure", "code-figure"],
];

/** Rules that compare pages and data with what other files hold, or lead to. */
const AGAINST_FILES = [
  ...["literal-figure", "code-figure", "public-figure"],
  ...["collection-index", "dead-link", "listed-page", "redirect", "unused-shared"],
];

/** True when a file that many pages read is lost or faulty: what it holds, or leads to, is then missed everywhere. */
const isOfMany = ({ file, rule }: Diagnostic): boolean =>
  rule === "page-name" ||
  (file.includes("[") && ["json-syntax", "page-shape"].includes(rule)) ||
  (file.startsWith("data/") && rule === "json-syntax") ||
  (file === EXCEPTIONS_FILE && rule === "data-shape");

/** The rules that go by what one fault makes uncertain. */
function inDoubtBy(fault: Diagnostic): readonly string[] {
  const { file, rule } = fault;
  const isOfCheck = AGAINST_CONSTANTS.includes(rule) || rule === "house-style";
  return [
    ...(isOfMany(fault) ? AGAINST_FILES : []),
    ...(NAMED_FILES.includes(file) && !isOfCheck ? AGAINST_CONSTANTS : []),
    ...(ITEM.test(file) && rule === "data-shape" ? ["literal-figure", "collection-index"] : []),
    // The words of an exception may be in what another rule asks to mend.
    ...(rule === "unused-exception" ? [] : ["unused-exception"]),
  ];
}

/** The rules that go by something which has a fault of its own: the constants, the data, the pages. */
export function rulesInDoubt(diagnostics: readonly Diagnostic[]): Set<string> {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const missed = errors.flatMap(({ constant }) => constant ?? []);
  // Missed in more than one place, the constant is gone, and not misspelt.
  const isConstantGone = new Set(missed).size < missed.length;
  return new Set([...(isConstantGone ? AGAINST_CONSTANTS : []), ...errors.flatMap(inDoubtBy)]);
}
