import type { CheckResult } from "../../checks/check-site";
import { type CheckedPage, checkedPage } from "../../checks/checked-page";
import { dataFiles } from "../../checks/data-files";
import { placeholder } from "../../checks/rules/placeholder";
import type { SiteChecker } from "../../checks/site-checker";
import { loadPage } from "../../data/load-page";
import { asIfSaved, readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import { whereInWords } from "../../data/where";
import { type Diagnostic, keepsFromShowing } from "../../schema/diagnostic";
import { errorIn, type JsonObject } from "../../schema/json-document";
import { ASKED } from "../../schema/nearest";
import { type DraftFile, type Finding, NOT_WRITTEN, type Verdict } from "../api";
import { isEditable, pageShowing } from "./entries";
import { inFormWords, pathOf } from "./form-words";
import { waysToMend } from "./ways-to-mend";

/** A draft as a text in which faults have places; its form does not matter, since they become paths. */
export const draftText = (content: JsonObject): string => JSON.stringify(content, null, 2);

type Ways = NonNullable<Finding["ways"]>;

/** What is said of a fault, without that for which the studio has a button. */
function saidOf(
  site: Site,
  fault: Diagnostic,
  ways: Ways = [],
): Pick<Finding, "severity" | "rule" | "message" | "fix"> {
  const { severity, rule, fix = "", stands } = fault;
  const isOffered = (sentence: string) =>
    (sentence.includes("{{") || ASKED.test(sentence)) && ways.some(({ reads }) => reads);
  const told = fix
    .replace(stands?.words ?? "", "")
    .split(/(?<=[.?]) /)
    .filter((sentence) => !isOffered(sentence));
  return { severity, rule, ...inFormWords(site, { ...fault, fix: told.join(" ").trim() }) };
}

function findingOf(fault: Diagnostic, draft: { file: string; text: string }, site: Site): Finding {
  const { file, stands, figure } = fault;
  if (file !== draft.file) {
    const said = saidOf(site, fault);
    if (!isEditable(site, file)) return { ...said, where: [file, fault.where].filter(Boolean).join(", ") };
    const path = pathOf(readDocument(site.root, file).text, fault);
    return { ...said, where: fault.where, elsewhere: { file, path } };
  }
  const path = pathOf(draft.text, fault);
  const ways = waysToMend(site, fault, draft, path);
  return {
    ...{ ...saidOf(site, fault, ways), path, where: fault.where, ways },
    stands: stands && figure !== undefined ? { as: stands.as, figure } : undefined,
  };
}

/** A fault, wherever it has moved to. */
const sameFault = ({ file, rule, message }: Diagnostic): string => [file, rule, message].join("\n");

/** The checks count the texts that are not written yet, and point at the first; their author is told of each. */
function unwrittenIn(site: Site, checked: CheckedPage, file: string): Diagnostic[] {
  const placeholders = [checked, ...dataFiles(site)].flatMap((texts) => texts.placeholders);
  const own = placeholders.filter(({ document }) => document.file === file);
  const said = { rule: placeholder.name, severity: "warning", message: NOT_WRITTEN } as const;
  return whereInWords(
    site,
    own.map(({ document, path }) => errorIn(document, path, said)),
  );
}

/** How a draft looks on the page that shows it: whether that can be shown, and what its texts say there. */
function onItsPage(site: Site, file: string): Omit<Verdict, "findings"> & { unwritten: Diagnostic[] } {
  const faults = site.diagnostics.filter((fault) => fault.file === file);
  const ref = pageShowing(site, file);
  if (!ref) return { canBeShown: !faults.some(keepsFromShowing), readings: [], unwritten: [] };
  const page = loadPage(site, ref);
  const checked = checkedPage(site, ref, page);
  const { fields } = checked;
  const isOwn = ref.file === file || ref.itemFile === file;
  const own = fields.filter(({ document, source }) => document.file === file && source?.includes("{{"));
  return {
    canBeShown: ![...faults, ...page.diagnostics].some(keepsFromShowing),
    readings: own.map(({ path, text }) => ({ path, text })),
    unwritten: unwrittenIn(site, checked, file),
    looks: isOwn ? { title: page.title, description: page.description } : undefined,
  };
}

/**
 * What the checks would say if a draft were saved: of the file itself, and of what it does to others.
 *
 * @param checker has checked the site as it is
 * @param known the faults that the site has as it is
 */
export function verdictOn(
  checker: SiteChecker,
  known: CheckResult["diagnostics"],
  draft: DraftFile,
): Verdict {
  const { file } = draft;
  const text = draftText(draft.content);
  return asIfSaved({ file, text }, () => {
    const trial = checker.fork();
    const { diagnostics } = trial.check([file]);
    const { site } = trial;
    if (!site) return { canBeShown: false, findings: [], readings: [] };
    const { unwritten, ...onPage } = onItsPage(site, file);
    const earlier = new Set(known.map(sameFault));
    const own = diagnostics.filter((fault) => fault.file === file && fault.rule !== placeholder.name);
    const others = diagnostics.filter(
      (fault) => fault.file !== file && fault.severity === "error" && !earlier.has(sameFault(fault)),
    );
    const findings = [...own, ...unwritten, ...others].map((fault) => findingOf(fault, { file, text }, site));
    return { findings, ...onPage };
  });
}
