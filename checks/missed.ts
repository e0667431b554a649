import { findNodeAtLocation, type Node } from "jsonc-parser";
import { CONSTANTS_FILE } from "../data/constants";
import type { Site } from "../data/site";
import { counted } from "../schema/counted";
import { type Diagnostic, errorAt } from "../schema/diagnostic";
import { isSlip } from "../schema/nearest";
import { placeOfOffset } from "../schema/place";

/** The first part of a key that its file does not have: `plans.standard` of `plans.standard.price` when the plan is gone. */
export function missingPart(key: string, { constantsDocument: { tree } }: Site): string | undefined {
  const steps = key.split(".");
  const ends = steps.findIndex((_, index) => !tree || !findNodeAtLocation(tree, steps.slice(0, index + 1)));
  return ends < 0 ? undefined : steps.slice(0, ends + 1).join(".");
}

/** The name in the constants that is a slip for a missing one, where no page uses what it names. */
function misspeltName(
  key: string,
  { constantsDocument: { tree } }: Site,
  used: ReadonlySet<string>,
): Node | undefined {
  const steps = key.split(".");
  const group = tree && findNodeAtLocation(tree, steps.slice(0, -1));
  const names = group?.children?.flatMap(({ children }) => children?.[0] ?? []) ?? [];
  return names.find((node) => {
    const other = [...steps.slice(0, -1), node.value].join(".");
    const isUsed = [...used].some((one) => one === other || one.startsWith(`${other}.`));
    return !isUsed && isSlip(String(node.value), steps.at(-1) ?? "");
  });
}

const MOST_LISTED = 3;
const placesOf = (faults: readonly Diagnostic[]): string[] => [
  ...new Set(faults.map(({ file, line }) => `${file}:${line}`)),
];

/** `3 more places in 2 files need it`. */
function needed(faults: readonly Diagnostic[], noun: string): string {
  const places = placesOf(faults).length;
  const files = new Set(faults.map(({ file }) => file)).size;
  return `${counted(places, noun)} in ${counted(files, "file")} ${places === 1 ? "needs" : "need"} it`;
}

/** One fault for several that miss the same: at the first place, with the other places in a few words. */
function asOne([first, ...others]: readonly Diagnostic[], message = first?.message): Diagnostic[] {
  if (!first || others.length === 0) return first ? [first] : [];
  const places = placesOf(others);
  const rest = places.length - MOST_LISTED;
  const list = `${places.slice(0, MOST_LISTED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  return [{ ...first, message: `${message} ${needed(others, "more place")}: ${list}.` }];
}

/** One fault for all that miss a constant or a group: where its name is misspelt, or else at the first place. */
function ofConstant(
  site: Site,
  key: string,
  faults: readonly Diagnostic[],
  used: ReadonlySet<string>,
): Diagnostic[] {
  const [first] = faults;
  const message = `There is no ${first?.constant === key ? "constant" : "group"} "${key}".`;
  const fix = `Put "${key}" back in ${CONSTANTS_FILE}, or write another constant in these places.`;
  if (!first || faults.length === 1) return [...faults];
  const name = misspeltName(key, site, used);
  if (!name) return asOne(faults, message).map((fault) => ({ ...fault, fix }));
  const place = placeOfOffset(site.constantsDocument.text, name.offset, name.length);
  const said = {
    rule: "constants-shape",
    where: key,
    message: `${message} ${needed(faults, "place")}, and it is misspelt here.`,
    fix: `Write "${key.split(".").at(-1)}".`,
  };
  return [errorAt(CONSTANTS_FILE, place, said)];
}

/**
 * Makes one fault of those that miss the same constant, page or shared block.
 *
 * @param used keys of the constants that pages name
 */
export function oneForEachMissing(
  site: Site,
  diagnostics: readonly Diagnostic[],
  used: ReadonlySet<string>,
): Diagnostic[] {
  const groups = new Map<string | Diagnostic, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const { constant, missing } = diagnostic;
    const name = constant === undefined ? missing : `constant ${missingPart(constant, site) ?? constant}`;
    groups.set(name ?? diagnostic, [...(groups.get(name ?? diagnostic) ?? []), diagnostic]);
  }
  return [...groups].flatMap(([name, group]) => {
    if (typeof name !== "string") return group;
    const isConstant = group[0]?.constant !== undefined;
    return isConstant ? ofConstant(site, name.slice("constant ".length), group, used) : asOne(group);
  });
}
