import { capitalised } from "../../../../data/numerals";
import type { Cover } from "../../../../schema/shapes.gen";

/** A page whose picture is drawn. */
export interface SharedPage {
  route: string;
  kind: string;
  /** Its title, as search results show it. */
  title: string;
  /** Short name of the page. */
  name: string;
  /** Name of the cover, for an article. */
  cover?: Cover | undefined;
}

/** What a picture says. */
export interface ShareWords {
  /** Small line above the headline; empty where the headline says it all. */
  label: string;
  headline: string;
}

/** `Pricing: plans and limits` begins with a label; a longer beginning is part of the sentence. */
const MAX_LABEL_LENGTH = 28;

/**
 * The words of a page's picture, from its title. The site's name is left out, since the logo says it; what stands
 * before a colon becomes the label.
 */
export function wordsOf({ kind, title, name }: SharedPage, site: string): ShareWords {
  const [text = ""] = title.split(` | ${site}`);
  if (kind === "article") return { label: "Blog", headline: text };
  const [, start, rest] = /^([^:]+): (.+)$/.exec(text) ?? [];
  if (start && rest && start.length <= MAX_LABEL_LENGTH) {
    // The two names are what a comparison is about.
    if (start.includes(" vs ")) return { label: capitalised(rest), headline: start };
    return { label: start === site ? "" : start, headline: capitalised(rest) };
  }
  return { label: text.startsWith(name) ? "" : name, headline: text };
}
