import type { CheckResult } from "../../checks/check-site";
import { checkedPage } from "../../checks/checked-page";
import { valueAt } from "../../checks/json-path";
import type { SiteChecker } from "../../checks/site-checker";
import { loadPage } from "../../data/load-page";
import { asIfSaved, readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import { type Diagnostic, keepsFromShowing } from "../../schema/diagnostic";
import { type JsonObject, type JsonPath, type JsonValue, parseJson } from "../../schema/json-document";
import type { DraftFile, Finding, Verdict } from "../api";
import { isEditable, pageShowing } from "./entries";
import { inFormWords, pathOf } from "./form-words";

/** A draft as a text in which faults have places; its form does not matter, since they become paths. */
export const draftText = (content: JsonObject): string => JSON.stringify(content, null, 2);

/** What stands at a path once a fault's edit has been made. */
function mendedValue(text: string, { edit, file }: Diagnostic, path: JsonPath): JsonValue | undefined {
  if (!edit) return undefined;
  const mended = text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length);
  return valueAt(parseJson(file, mended).value, path);
}

function findingOf(fault: Diagnostic, draft: { file: string; text: string }, site: Site): Finding {
  const { severity, rule, file, stands, figure } = fault;
  // What the studio has a button for need not be told.
  const told = stands ? { ...fault, fix: String(fault.fix).replace(stands.words, "").trim() } : fault;
  const said = { severity, rule, ...inFormWords(site, told) };
  if (file !== draft.file) {
    if (!isEditable(site, file)) return { ...said, where: [file, fault.where].filter(Boolean).join(", ") };
    const path = pathOf(readDocument(site.root, file).text, fault);
    return { ...said, where: fault.where, elsewhere: { file, path } };
  }
  const path = pathOf(draft.text, fault);
  const mended = mendedValue(draft.text, fault, path);
  return {
    ...{ ...said, path, where: fault.where },
    ...(mended === undefined ? {} : { mended }),
    ...(stands && figure !== undefined ? { stands: { as: stands.as, figure } } : {}),
  };
}

/** A fault, wherever it has moved to. */
const sameFault = ({ file, rule, message }: Diagnostic): string => [file, rule, message].join("\n");

/** How a draft looks on the page that shows it: whether that can be shown, and what its texts with tokens say there. */
function onItsPage(site: Site, file: string): Omit<Verdict, "findings"> {
  const faults = site.diagnostics.filter((fault) => fault.file === file);
  const ref = pageShowing(site, file);
  if (!ref) return { canBeShown: !faults.some(keepsFromShowing), readings: [] };
  const page = loadPage(site, ref);
  const { fields } = checkedPage(site, ref, page);
  const isOwn = ref.file === file || ref.itemFile === file;
  const own = fields.filter(({ document, source }) => document.file === file && source?.includes("{{"));
  return {
    canBeShown: ![...faults, ...page.diagnostics].some(keepsFromShowing),
    readings: own.map(({ path, text }) => ({ path, text })),
    ...(isOwn ? { looks: { title: page.title, description: page.description } } : {}),
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
    const earlier = new Set(known.map(sameFault));
    const own = diagnostics.filter((fault) => fault.file === file);
    const others = diagnostics.filter(
      (fault) => fault.file !== file && fault.severity === "error" && !earlier.has(sameFault(fault)),
    );
    const findings = [...own, ...others].map((fault) => findingOf(fault, { file, text }, site));
    return { findings, ...onItsPage(site, file) };
  });
}
