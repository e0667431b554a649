import { existsSync } from "node:fs";
import { join } from "node:path";
import { projectText } from "../../data/project-file";
import type { Site } from "../../data/site";
import { unpublishedFile } from "../../data/unpublished-name";
import { isClaim } from "../claims/is-claim";
import { quantitiesIn } from "../quantities/quantities";
import { type Finding, findingAt, type SiteRule } from "../rule";

/** Returns what is wrong with an exception, and in which field; undefined if it is still needed. */
function faultOf(
  { file, text }: Site["exceptions"][number],
  { constants, data, root }: Site,
): [field: "file" | "text", message: string] | undefined {
  const source = projectText(root, file);
  // An unpublished file may change until it is published.
  if (source === undefined)
    return existsSync(join(root, unpublishedFile(file))) ? undefined : ["file", `There is no file ${file}.`];
  // As written in JSON or in code.
  const isThere = source.includes(text) || source.includes(JSON.stringify(text).slice(1, -1));
  if (!isThere) return ["text", `${file} does not say "${text}".`];
  const context = { constants, product: data.name };
  const hasClaim = (whole: string) =>
    quantitiesIn(whole).some((quantity) => text.includes(quantity.text) && isClaim(quantity, whole, context));
  // The words that make it a claim may be beside it: "try it for a week".
  const isNeeded = hasClaim(text) || hasClaim(source);
  return isNeeded ? undefined : ["text", `"${text}" has no figure that needs an exception.`];
}

/** Every reviewed exception still applies to a figure in its file. */
export const unusedException: SiteRule = {
  name: "unused-exception",
  checkSite(_, site) {
    return site.exceptions.flatMap((exception, index): Finding[] => {
      const [field, message] = faultOf(exception, site) ?? [];
      if (!field || !message) return [];
      const fix = "Remove it from the exceptions, or correct it.";
      return [findingAt(site.documents.exceptions, ["exceptions", index, field], { message, fix })];
    });
  },
};
