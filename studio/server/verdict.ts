import { existsSync } from "node:fs";
import { join } from "node:path";
import type { CheckResult } from "../../checks/check-site";
import { inertAction } from "../../checks/rules/inert-action";
import { placeholder } from "../../checks/rules/placeholder";
import type { SiteChecker } from "../../checks/site-checker";
import { describePlaces } from "../../data/describe-places";
import { type Draft, readDocument, runWithDraft } from "../../data/read-document";
import type { Site } from "../../data/site";
import type { Diagnostic } from "../../schema/diagnostic";
import { DID_YOU_MEAN } from "../../schema/nearest";
import type { Finding, Verdict } from "../api";
import { isEditable, loadShowing } from "./entries";
import { inFormWords, pathOf, placeOf } from "./form-terms";
import { suggestEdits } from "./suggest-edits";

/** Advice at a button that does nothing. The site has such buttons on purpose, so it is no fault. */
const INERT_ADVICE = "Choose what it does instead: most buttons lead to sign-up or to a page.";

/** Returns the description of a fault, without the advice that the studio offers as a button. */
function describeFault(
  site: Site,
  fault: Diagnostic,
  edits: Finding["edits"] = [],
): Pick<Finding, "severity" | "rule" | "message" | "fix"> {
  const { severity, rule, fix = "", declaration } = fault;
  const isOffered = (sentence: string) =>
    (sentence.includes("{{") || DID_YOU_MEAN.test(sentence)) && edits.some(({ reads }) => reads);
  if (rule === inertAction.name)
    return { severity, rule, message: inFormWords(site, fault).message, fix: INERT_ADVICE };
  const advice = fix
    .replace(declaration?.words ?? "", "")
    .split(/(?<=[.?]) /)
    .filter((sentence) => !isOffered(sentence));
  return { severity, rule, ...inFormWords(site, { ...fault, fix: advice.join(" ").trim() }) };
}

/** Returns a fault at the place where the author mends it, if that is in another file that the studio can edit. */
function atRemedy(site: Site, { remedy, ...fault }: Diagnostic): Diagnostic {
  if (!remedy || !isEditable(site, remedy.file)) return fault;
  const [placed = fault] = describePlaces(site, [{ ...fault, ...remedy }]);
  return placed;
}

function toFinding(fault: Diagnostic, draft: Draft, site: Site): Finding {
  const { file, declaration, figure } = fault;
  if (file !== draft.file) {
    const description = describeFault(site, fault);
    if (!isEditable(site, file))
      return { ...description, where: [file, fault.where].filter(Boolean).join(", ") };
    const path = pathOf(readDocument(site.root, file).text, fault);
    return { ...description, where: placeOf(fault), elsewhere: { file, path } };
  }
  const path = pathOf(draft.text, fault);
  const edits = suggestEdits(site, fault, draft, path);
  const mayStand = declaration && figure !== undefined && !declaration.isUnlikely;
  return {
    ...{ ...describeFault(site, fault, edits), path, where: placeOf(fault), edits },
    declaration: mayStand ? { as: declaration.as, figure } : undefined,
  };
}

/**
 * Whether a fault is shown at its field. The studio lists the placeholders itself; the rule counts them, and reports the
 * first. Most notices are for the site's owner, who has a list of them.
 */
const isShown = ({ rule, severity }: Diagnostic): boolean =>
  rule === inertAction.name || (severity !== "notice" && rule !== placeholder.name);

/** Returns a key that identifies a fault independently of its position. */
const faultKey = ({ file, rule, message }: Diagnostic): string => [file, rule, message].join("\n");

/**
 * Checks the site as if a draft had been saved, and reports the faults of the file and the new errors in other files.
 *
 * @param checker checker that has checked the site without the draft
 * @param known diagnostics of the site without the draft
 */
export function checkDraft(checker: SiteChecker, known: CheckResult["diagnostics"], draft: Draft): Verdict {
  const { file } = draft;
  return runWithDraft(draft, () => {
    const trial = checker.fork();
    const { diagnostics } = trial.check([file]);
    const { site } = trial;
    if (!site) return { canBeShown: false, findings: [] };
    const earlier = new Set(known.map(faultKey));
    // The lists of the site offer published items only, so an unpublished one cannot be named in them yet.
    const isPublished = existsSync(join(site.root, file));
    const own = diagnostics.filter(
      (fault) => fault.file === file && isShown(fault) && (isPublished || !fault.remedy),
    );
    const others = diagnostics.filter(
      (fault) => fault.file !== file && fault.severity === "error" && !earlier.has(faultKey(fault)),
    );
    const findings = [...own, ...others].map((fault) => toFinding(atRemedy(site, fault), draft, site));
    return { findings, canBeShown: loadShowing(site, file).obstacle === undefined };
  });
}
