import type { Site } from "../data/site";
import type { Diagnostic } from "../schema/diagnostic";
import { addressAdvice } from "./address-advice";
import { editAt } from "./edit-at";
import type { PageSummary } from "./page-summary";

/** The site's own host, by its email address. */
export const hostOf = ({ data }: Site): string => data.email.split("@")[1] ?? "";

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
    const { written: address, isOfButton } = target;
    const anchors = pages.find(({ file }) => file === fault.file)?.anchors ?? [];
    const { message, fix, instead } = addressAdvice(address, {
      routes,
      anchors,
      host: hostOf(site),
      isOfButton,
    });
    const edit = instead === undefined ? undefined : editAt(site.root, fault, address, instead);
    return { ...fault, message, ...(fix ? { fix } : {}), ...(edit ? { edit } : {}) };
  });
}
