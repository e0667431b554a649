import { findNodeAtLocation } from "jsonc-parser";
import { CONSTANTS_FILE } from "../data/constants";
import type { Site } from "../data/site";
import { counted } from "../schema/counted";
import type { Diagnostic } from "../schema/diagnostic";

/** The first part of a key that its file does not have: `plans.standard` of `plans.standard.price` when the plan is gone. */
export function missingPart(key: string, { constantsDocument: { tree } }: Site): string | undefined {
  const steps = key.split(".");
  const ends = steps.findIndex((_, index) => !tree || !findNodeAtLocation(tree, steps.slice(0, index + 1)));
  return ends < 0 ? undefined : steps.slice(0, ends + 1).join(".");
}

const MOST_LISTED = 3;

/** One fault for several that miss the same: at the first place, with the other places in a few words. */
function asOne(first: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const places = [...new Set(others.map(({ file, line }) => `${file}:${line}`))];
  const files = new Set(others.map(({ file }) => file)).size;
  const rest = places.length - MOST_LISTED;
  const list = `${places.slice(0, MOST_LISTED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  const need = `${counted(places.length, "more place")} in ${counted(files, "file")}`;
  const message = `${first.message} ${need} ${places.length === 1 ? "needs" : "need"} it: ${list}.`;
  return { ...first, message };
}

/** What is said of a constant, or a group of them, that is missed in several places: it is gone. */
function goneConstant(first: Diagnostic, key: string): Diagnostic {
  const message = `There is no ${first.constant === key ? "constant" : "group"} "${key}".`;
  const fix = `Put "${key}" back in ${CONSTANTS_FILE}, or write another constant in these places.`;
  return { ...first, message, fix };
}

/** Makes one fault of those that miss the same constant, page or shared block. */
export function oneForEachMissing(site: Site, diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const partOf = ({ constant }: Diagnostic) => constant && (missingPart(constant, site) ?? constant);
  const groups = new Map<string | Diagnostic, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const missed = partOf(diagnostic) ?? diagnostic.missing ?? diagnostic;
    groups.set(missed, [...(groups.get(missed) ?? []), diagnostic]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ? [first] : [];
    const key = partOf(first);
    return [asOne(key ? goneConstant(first, key) : first, others)];
  });
}
