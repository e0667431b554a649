import { EXCEPTIONS_FILE, type Exception } from "../../data/exceptions";
import { projectText } from "../../data/project-file";
import type { Site } from "../../data/site";
import { locate } from "../../schema/json-document";
import { isClaim } from "../claims/prose";
import { quantitiesIn } from "../quantities/quantities";
import type { Finding, SiteRule } from "../rule";

/** True when a part of a source has a figure that has to be explained. In JSON a text is a line, with its sentences. */
function hasClaim(source: string, start: number, end: number, { constants, data }: Site): boolean {
  const from = source.lastIndexOf("\n", start) + 1;
  const stop = source.indexOf("\n", end);
  const line = source.slice(from, stop < 0 ? source.length : stop);
  return quantitiesIn(line).some(
    (quantity) =>
      from + quantity.offset < end &&
      from + quantity.offset + quantity.text.length > start &&
      isClaim(quantity, line, { constants, product: data.name }),
  );
}

/** What is wrong with an exception; undefined when it stands for something. */
function faultOf(
  { file, text }: Exception,
  read: (file: string) => string | undefined,
  site: Site,
): string | undefined {
  const source = read(file);
  if (source === undefined) return `There is no file ${file}.`;
  const written = [text, JSON.stringify(text).slice(1, -1)].find((form) => source.includes(form));
  if (written === undefined) return `${file} does not say "${text}" any more.`;
  const start = source.indexOf(written);
  return hasClaim(source, start, start + written.length, site)
    ? undefined
    : `"${text}" holds no figure that would need an exception.`;
}

/** A list of exceptions that only grows would in the end excuse anything. */
export const unusedException: SiteRule = {
  name: "unused-exception",
  severity: "error",
  summary: "Every reviewed exception still stands for a figure in its file.",
  docs: {
    why: "An exception is for one text in one file. When the text is gone the exception would only wait to excuse something else.",
    wrong: `{ "data/exceptions.json": { "exceptions": [{ "file": "pages/index.json", "text": "rained for 8 days", "reason": "A story about a storm; no limit of ours." }] } }`,
    right: `{ "data/exceptions.json": { "exceptions": [{ "file": "pages/index.json", "text": "rained for 8 days", "reason": "A story about a storm; no limit of ours." }] }, "pages/index.json": { "blocks": [{ "type": "hero", "props": { "heading": "Always answered", "intro": "It rained for 8 days." } }] } }`,
  },
  checkSite(_, site) {
    const { root, exceptions } = site;
    const { list, document } = exceptions;
    if (!document) return [];
    const texts = new Map<string, string | undefined>();
    const read = (file: string) => {
      if (!texts.has(file)) texts.set(file, projectText(root, file));
      return texts.get(file);
    };
    return list.flatMap((exception, index): Finding[] => {
      const message = faultOf(exception, read, site);
      if (!message) return [];
      const place = locate(document, ["exceptions", index, "text"]);
      return [
        {
          file: EXCEPTIONS_FILE,
          ...place,
          where: "",
          message,
          fix: "Remove it from the exceptions, or correct it.",
        },
      ];
    });
  },
};
