import type { Site } from "../../data/site";
import { isJsonObject, type JsonPath, type JsonValue, locate } from "../../schema/json-document";
import { editAt } from "../edit-at";
import { type LinkFault, linkFault, targetsOf } from "../link-targets";
import type { Spot, SpottedText } from "../page-summary";
import type { Finding, SiteRule } from "../rule";
import { spot } from "../summary";

/** The addresses of the header's and footer's links. */
function navigationLinks({ navigationDocument: document }: Site): SpottedText[] {
  const links: SpottedText[] = [];
  const visit = (value: JsonValue, path: JsonPath) => {
    if (Array.isArray(value))
      value.forEach((child, index) => {
        visit(child, [...path, index]);
      });
    else if (isJsonObject(value))
      for (const [name, child] of Object.entries(value)) visit(child, [...path, name]);
    else if (path.at(-1) === "href" && typeof value === "string" && value.startsWith("/")) {
      links.push({ text: value, spot: spot(document, String(path[0]), locate(document, path)) });
    }
  };
  if (document.diagnostics.length === 0) visit(document.value, []);
  return links;
}

/** A fault of a link as a finding; what is surely meant can be written in its place. */
function linkFinding({ root }: Site, place: Spot, link: string, { instead, ...fault }: LinkFault): Finding {
  const edit = instead === undefined ? undefined : editAt(root, place, link, instead);
  return { ...place, ...fault, ...(edit ? { edit } : {}) };
}

/**
 * Links within the site lead to a page and a place that exist. A listed route whose page is still to be written is a
 * warning; once every listed route has its page no link can be in that state, so each dead one is an error.
 */
export const deadLink: SiteRule = {
  name: "dead-link",
  severity: "error",
  summary: "Links within the site lead to a page and an anchor that exist.",
  docs: {
    why: "A visitor who follows a dead link sees an error page, and search engines trust the site less. A listed route whose page is still to be written is a warning.",
    wrong: `{ "type": "rich-text", "props": { "body": "Go back to [the beginning](/home)." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Go back to [the beginning](/)." } }`,
  },
  checkSite(pages, site) {
    const targets = targetsOf(pages, site);
    const findings = (links: readonly SpottedText[], from?: string): Finding[] =>
      links.flatMap(({ text, spot: place }) => {
        const fault = linkFault(text, from, targets);
        return fault ? [linkFinding(site, place, text, fault)] : [];
      });
    return [...pages.flatMap((page) => findings(page.links, page.route)), ...findings(navigationLinks(site))];
  },
};
