import { readFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import type { CollectionItem } from "../../data/collections";
import { filesBelow } from "../../data/files-below";
import type { Site } from "../../data/site";
import { type Diagnostic, FILE_START } from "../../schema/diagnostic";
import { placeOfOffset } from "../../schema/place";
import { quantityKeys } from "../claims/keys";
import { type OutputContext, unexplainedIn } from "../claims/output";
import type { PageSummary } from "../page-summary";
import { quantitiesIn } from "../quantities/quantities";
import type { Quantity } from "../quantities/quantity";
import { type Finding, toDiagnostics } from "../rule";
import { literalFigure } from "../rules/literal-figure";
import { dataTexts } from "./data-texts";
import { withoutTags } from "./markup";
import { type Reader, readerOf } from "./readers";
import { surfaceClaims } from "./surface-claims";

/** What a picture of a page says in words. */
export interface DrawnWords {
  route: string;
  words: readonly string[];
}

/** What has been built, beside the HTML of the pages, which is checked as it is rendered. */
export interface BuiltSite {
  /** Folder of the built site. */
  clientDir: string;
  pages: readonly PageSummary[];
  /** Words of the share images. */
  drawn: readonly DrawnWords[];
  /** Whether a file says any figure, by its name and text, where an earlier build has found it out. */
  remember?: (file: readonly string[], find: () => boolean) => boolean;
}

/** Pages are checked as they are rendered; the words of styles stand in the code. */
const CHECKED_ELSEWHERE = /\.(?:html|css)$/;

/** What reads the texts of a built file that is no page; nothing of those that hold none, such as pictures and styles. */
export const outputReaderOf = (name: string): Reader | undefined =>
  CHECKED_ELSEWHERE.test(name) ? undefined : readerOf(name);

/** Packages that are bundled with our code speak of hours and steps in their messages, but not of money or shares. */
const isOurs = (name: string, { kind }: Quantity): boolean =>
  extname(name) !== ".js" || kind === "money" || kind === "percent";

/** Keys of what an item of a collection says, tokens resolved. */
const itemKeys = ({ value }: CollectionItem): string[] =>
  dataTexts(JSON.stringify(value)).flatMap(({ text }) => quantitiesIn(text).flatMap(quantityKeys));

/** Licenses of packages, fonts among them (scripts/build/licenses.ts): the words of others, who speak of themselves. */
const LICENSES = /(?:^|[/\\])licenses\.(?:txt|json)$/;

const fault = ({ text }: Quantity): Pick<Finding, "message" | "fix"> => ({
  message: `The built site says "${withoutTags(text)}", which no constant and no source says.`,
  fix: "Look in the code that writes it: a figure comes from the constants, or from a text that has been checked.",
});

/** The findings in one built file. */
function fileFindings(
  { constants, root }: Site,
  { clientDir, remember = (_, find) => find() }: BuiltSite,
  name: string,
  said: ReadonlySet<string>,
): Finding[] {
  const read = LICENSES.test(name) ? undefined : outputReaderOf(name);
  if (!read) return [];
  const path = join(clientDir, name);
  const source = readFileSync(path, "utf8");
  const hasFigures = () =>
    read(name, source).some(({ text }) => quantitiesIn(text).some((quantity) => isOurs(name, quantity)));
  if (!remember([name, source], hasFigures)) return [];
  const file = relative(root, path).replaceAll("\\", "/");
  return read(name, source).flatMap((placed) =>
    unexplainedIn(placed.text, { constants, said })
      .filter((quantity) => isOurs(name, quantity))
      .map((quantity): Finding => {
        const { offset, length } = placed.range(quantity.offset, quantity.text.length);
        return { file, ...placeOfOffset(source, offset, length), where: name, ...fault(quantity) };
      }),
  );
}

/** What share images say that the page's title does not give a right to. The title is where it is mended. */
function drawnFindings(site: Site, pages: readonly PageSummary[], drawn: readonly DrawnWords[]): Finding[] {
  const ofRoute = new Map(pages.map((page) => [page.route, page]));
  return drawn.flatMap(({ route, words }) => {
    const page = ofRoute.get(route);
    const context: OutputContext = { constants: site.constants, route, said: new Set(page?.said) };
    const place = page?.title?.spot ?? { file: page?.file ?? "pages", ...FILE_START };
    return words.flatMap((text) =>
      unexplainedIn(text, context).map((quantity) => ({
        ...place,
        where: "share image",
        ...fault(quantity),
      })),
    );
  });
}

/**
 * Checks what a build has written beside the pages: every quantity of it comes from the constants or from a source that
 * has been checked.
 *
 * @returns a fault for each one that does not, at the page's title for a share image, else in the built file
 */
export function checkOutputs(site: Site, built: BuiltSite): Diagnostic[] {
  const { clientDir, pages, drawn } = built;
  const items = new Map([...site.collections.values()].flat().map((item) => [item.document.file, item]));
  const said = new Set([
    ...surfaceClaims(site).said,
    ...pages.flatMap((page) => page.said),
    // What no page shows is published all the same.
    ...[...items.values()].flatMap(itemKeys),
  ]);
  const found = filesBelow(clientDir, ".").flatMap((name) => {
    // A data file may say what that file of the sources says, and no more.
    const own = items.get(name);
    return fileFindings(site, built, name, own ? new Set(itemKeys(own)) : said);
  });
  return toDiagnostics(literalFigure, [...found, ...drawnFindings(site, pages, drawn)]);
}
