import type { Exception } from "../../data/exceptions";
import { projectText } from "../../data/project-file";
import type { Site } from "../../data/site";
import { didYouMean, nearest } from "../../schema/nearest";
import { isClaim } from "../claims/is-claim";
import { quantitiesIn } from "../quantities/quantities";
import { type Finding, findingAt, type SiteRule } from "../rule";

const FIX = "Remove it from the exceptions, or correct it.";

/** Where a text is found in a source, as it is written in JSON. */
const writtenIn = (source: string, text: string): string | undefined =>
  [text, JSON.stringify(text).slice(1, -1)].find((form) => source.includes(form));

/** Every file that an exception may be for. */
const filesOf = ({ pages, shared, collections }: Site): string[] => [
  ...new Set([
    ...pages.flatMap(({ file, itemFile }) => itemFile ?? file),
    ...[...shared.values()].map(({ file }) => file),
    ...[...collections.values()].flat().map(({ document }) => document.file),
  ]),
];

type Fault = Pick<Finding, "message" | "fix" | "excuses"> & { field: "file" | "text" };

/** What is wrong with an exception, and what was meant by it; undefined when it stands for something. */
function faultOf({ file, text }: Exception, site: Site): Fault | undefined {
  const { constants, data, root } = site;
  const read = (path: string) => projectText(root, path);
  const source = read(file);
  if (source === undefined) {
    const meant = filesOf(site).find((other) => writtenIn(read(other) ?? "", text));
    const message = `There is no file ${file}.`;
    const fix = meant ? `"${text}" is in ${meant}: write that.` : FIX;
    return { field: "file", message, fix, ...(meant ? { excuses: { file: meant, text } } : {}) };
  }
  const field = "text";
  if (writtenIn(source, text) === undefined) {
    const message = `${file} does not say "${text}".`;
    const figures = quantitiesIn(source).map((quantity) => quantity.text);
    const meant = nearest(text, figures);
    if (!meant) return { field, message, fix: FIX };
    return { field, message, fix: didYouMean(meant), excuses: { file, text: meant } };
  }
  const context = { constants, product: data.name };
  const hasClaim = (whole: string) =>
    quantitiesIn(whole).some((quantity) => text.includes(quantity.text) && isClaim(quantity, whole, context));
  // What makes it a claim may stand beside it: "try it for a week".
  if (hasClaim(text) || hasClaim(source)) return undefined;
  return { field, message: `"${text}" holds no figure that would need an exception.`, fix: FIX };
}

export const unusedException: SiteRule = {
  name: "unused-exception",
  summary: "Every reviewed exception still stands for a figure in its file.",
  why: "An exception is for one text in one file. When the text is gone the exception would only wait to excuse something else.",
  wrong: `{ "data/exceptions.json": { "exceptions": [{ "file": "pages/index.json", "text": "rained for 8 days",
"reason": "A story about a storm; no limit of ours." }] } }`,
  right: `{ "data/exceptions.json": { "exceptions": [{ "file": "pages/index.json", "text": "rained for 8 days",
"reason": "A story about a storm; no limit of ours." }] }, "pages/index.json": { "blocks": [{ "type": "hero",
"props": { "heading": "Always answered", "intro": "It rained for 8 days." } }] } }`,
  checkSite(_, site) {
    return site.exceptions.flatMap((exception, index): Finding[] => {
      const found = faultOf(exception, site);
      if (!found) return [];
      const { field, ...fault } = found;
      return [findingAt(site.exceptionsDocument, ["exceptions", index, field], fault)];
    });
  },
};
