import { readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { filesBelow } from "../../data/files-below";
import type { Site } from "../../data/site";
import type { Diagnostic } from "../../schema/diagnostic";
import { placeOfOffset } from "../../schema/place";
import { keysInData } from "../claims/keys";
import { unexplainedIn } from "../claims/output";
import type { PublishedPage } from "../page-summary";
import { quantitiesIn } from "../quantities/quantities";
import type { Quantity } from "../quantities/quantity";
import { type Finding, toDiagnostics } from "../rule";
import { literalFigure } from "../rules/literal-figure";
import { withoutTags } from "./markup";
import { type Reader, readerOf } from "./readers";
import { surfaceClaims } from "./surface-claims";

/** Output of a build besides the HTML of the pages, which is checked when it is rendered. */
export interface BuiltSite {
  /** Folder of the built site. */
  clientDir: string;
  pages: readonly PublishedPage[];
  /** Returns whether a file (its name and text) contains any figure. Uses the result of an earlier build if there is one. */
  cachedHasFigures?: (file: readonly string[], find: () => boolean) => boolean;
}

/** Pages are checked when they are rendered; the words of styles are checked in the code. */
const CHECKED_ELSEWHERE = /\.(?:html|css)$/;

/** Returns the reader of a built file that is not a page; undefined for files without texts, such as pictures and styles. */
export const outputReaderOf = (name: string): Reader | undefined =>
  CHECKED_ELSEWHERE.test(name) ? undefined : readerOf(name);

/** Whether a quantity may be ours. Messages of bundled packages contain hours and steps, but no money or shares. */
const isOurs = (name: string, { kind }: Quantity): boolean =>
  extname(name) !== ".js" || kind === "money" || kind === "percent";

/** Licenses of packages and fonts (scripts/build/licenses.ts), whose authors write about themselves. */
const LICENSES = /(?:^|[/\\])licenses\.(?:txt|json)$/;

const fault = ({ text }: Quantity): Pick<Finding, "message" | "fix"> => ({
  message: `The built site says "${withoutTags(text)}", which no constant and no source says.`,
  fix: "Look in the code that writes it: a figure comes from the constants, or from a text that has been checked.",
});

/** Returns the findings in one built file. */
function fileFindings(
  { constants, root }: Site,
  { clientDir, cachedHasFigures = (_, find) => find() }: BuiltSite,
  name: string,
  statedKeys: ReadonlySet<string>,
): Finding[] {
  const read = LICENSES.test(name) ? undefined : outputReaderOf(name);
  if (!read) return [];
  const path = join(clientDir, name);
  const source = readFileSync(path, "utf8");
  const hasFigures = () =>
    read(name, source).some(({ text }) => quantitiesIn(text).some((quantity) => isOurs(name, quantity)));
  if (!cachedHasFigures([name, source], hasFigures)) return [];
  const file = relative(root, path).replaceAll("\\", "/");
  return read(name, source).flatMap((placed) =>
    unexplainedIn(placed.text, { constants, statedKeys })
      .filter((quantity) => isOurs(name, quantity))
      .map((quantity): Finding => {
        const { offset, length } = placed.range(quantity.offset, quantity.text.length);
        return { file, ...placeOfOffset(source, offset, length), where: name, ...fault(quantity) };
      }),
  );
}

/**
 * Checks the output of a build besides the pages: every quantity must come from the constants or from a checked source.
 *
 * @returns a fault for each one that does not, in the built file
 */
export function checkOutputs(site: Site, built: BuiltSite): Diagnostic[] {
  const { clientDir, pages } = built;
  const items = new Map([...site.collections.values()].flat().map((item) => [item.file, item]));
  const names = filesBelow(clientDir, ".");
  const statedKeys = new Set([
    ...surfaceClaims(site).statedKeys,
    ...pages.flatMap((page) => page.statedKeys),
    // Of published data, no page has to show all.
    ...names.flatMap((name) => keysInData(items.get(name)?.value ?? {})),
  ]);
  const found = names.flatMap((name) => {
    // A data file may state only what the same file of the sources states.
    const own = items.get(name);
    return fileFindings(site, built, name, own ? new Set(keysInData(own.value)) : statedKeys);
  });
  return toDiagnostics(literalFigure, found);
}
