import type { Site } from "../data/site";
import type { Diagnostic } from "../schema/diagnostic";
import { addressAdvice, hostOf } from "./address-advice";
import { editAt } from "./fix";
import type { PageSummary } from "./page-summary";

/**
 * Says of each address that cannot be one what was meant: a schema knows its form alone, here the pages are known.
 *
 * @param diagnostics faults of every kind; those with an `address` come back without it
 */
export function adviseLinks(
  site: Site,
  pages: readonly PageSummary[],
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const routes = site.pages.map(({ route }) => route);
  return diagnostics.map((diagnostic) => {
    const { address: target, ...fault } = diagnostic;
    if (target === undefined) return diagnostic;
    const { written, isOfButton } = target;
    const anchors = pages.find(({ file }) => file === fault.file)?.anchors ?? [];
    const known = { routes, anchors, host: hostOf(site), isOfButton };
    const { instead, ...said } = addressAdvice(written, known);
    return { ...fault, ...said, ...editAt(site.root, fault, written, instead) };
  });
}
