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
  ...["unused-made-up", "unused-exception", "public-figure", "code-figure"],
];

/** Rules that look for what an item says. */
const AGAINST_ITEMS = ["literal-figure", "collection-index", "unused-exception"];

/** Rules that need to know which pages there are. */
const AGAINST_PAGES = ["listed-page", "dead-link", "redirect", "unused-shared", "unused-exception"];

/** Rules that compare pages and data with what other files hold. */
const AGAINST_FILES = [
  ...["literal-figure", "code-figure", "public-figure"],
  ...["collection-index", "dead-link", "listed-page", "redirect", "unused-exception", "unused-shared"],
];

/** Rules whose fault may lie in words that are gone, such as those of an exception. */
const MAY_LEAVE_OUT = ["json-syntax", "page-shape", "block-shape", "block-props", "literal-figure"];

/** True when a file that many pages read is lost: what it holds, or leads to, is then missed everywhere. */
const isLost = ({ file, rule }: Diagnostic): boolean =>
  (file.startsWith("data/") && rule === "json-syntax") ||
  (file === EXCEPTIONS_FILE && rule === "data-shape") ||
  (file.includes("[") && (rule === "json-syntax" || rule === "page-shape"));

/** The rules that go by what one fault makes uncertain. */
function inDoubtBy(fault: Diagnostic): readonly string[] {
  const { file, rule } = fault;
  const isOfCheck = AGAINST_CONSTANTS.includes(rule);
  return [
    ...(isLost(fault) ? AGAINST_FILES : []),
    ...(NAMED_FILES.includes(file) && !isOfCheck ? AGAINST_CONSTANTS : []),
    ...(ITEM.test(file) && rule === "data-shape" ? AGAINST_ITEMS : []),
    ...(ITEM.test(file) && !isOfCheck && rule !== "house-style" ? ["unused-exception"] : []),
    ...(MAY_LEAVE_OUT.includes(rule) ? ["unused-exception"] : []),
    ...(file === EXCEPTIONS_FILE && rule !== "unused-exception" ? ["literal-figure"] : []),
    ...(rule === "page-name" || (rule === "page-shape" && file.includes("[")) ? AGAINST_PAGES : []),
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
