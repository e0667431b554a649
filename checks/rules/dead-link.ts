import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import { isJsonObject, type JsonPath, type JsonValue } from "../../schema/json-document";
import { editAt } from "../fix";
import { linkFault, targetsOf } from "../link-targets";
import { type SpottedText, spotted } from "../page-summary";
import type { Finding, SiteRule } from "../rule";

/** The addresses of the header's and footer's links. */
function navigationLinks({ navigationDocument: document }: Site): SpottedText[] {
  const linksIn = (value: JsonValue, path: JsonPath): SpottedText[] => {
    if (Array.isArray(value)) return value.flatMap((child, index) => linksIn(child, [...path, index]));
    if (isJsonObject(value))
      return Object.entries(value).flatMap(([name, child]) => linksIn(child, [...path, name]));
    const isLink = path.at(-1) === "href" && typeof value === "string" && value.startsWith("/");
    return isLink ? [spotted(value, document, path)] : [];
  };
  return document.diagnostics.length === 0 ? linksIn(document.value, []) : [];
}

/** The share image of pages that have none of their own. */
function siteImage({ root, data }: Site): SpottedText[] {
  const document = readDocument(root, "data/site.json");
  return document.diagnostics.length > 0 ? [] : [spotted(data.shareImage, document, ["shareImage"])];
}

export const deadLink: SiteRule = {
  name: "dead-link",
  summary: "Links within the site lead to a page and an anchor that exist, pictures and downloads to a file.",
  formerly: ["missing-asset"],
  why:
    "A visitor who follows a dead link sees an error page, a picture that is not there leaves a gap, and " +
    "search engines trust the site less. Names of files are compared letter by letter, capitals too, as hosts " +
    "do. A listed route whose page is still to be written is a warning.",
  wrong: `{ "type": "rich-text", "props": { "body": "Go back to [the beginning](/home)." } }`,
  right: `{ "type": "rich-text", "props": { "body": "Go back to [the beginning](/)." } }`,
  checkSite(pages, site) {
    const targets = targetsOf(pages, site);
    const findings = (links: readonly SpottedText[], from?: string): Finding[] =>
      links.flatMap(({ text, spot }) => {
        const fault = linkFault(text, from, targets);
        if (!fault) return [];
        const { instead, ...said } = fault;
        return [{ ...spot, ...said, ...editAt(site.root, spot, text, instead) }];
      });
    return [
      ...pages.flatMap(({ links, route }) => findings(links, route)),
      ...findings([...navigationLinks(site), ...siteImage(site)]),
    ];
  },
};
