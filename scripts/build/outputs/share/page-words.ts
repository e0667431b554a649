import type { PublishedPage } from "../../../../checks/page-summary";
import type { Cover } from "../../../../schema/shapes.gen";
import { capitalize } from "../../../../schema/words";

/** A page that has a share image. */
export interface SharedPage extends Pick<PublishedPage, "route" | "kind" | "title" | "name"> {
  /** Name of the cover, for an article. */
  cover?: Cover | undefined;
}

/** Text of a share image. */
export type ShareWords = ReturnType<typeof wordsOf>;

/** Maximum length of a label before a colon, as in `Pricing: plans and limits`; a longer text is part of the sentence. */
const MAX_LABEL_LENGTH = 28;

/**
 * Returns the text of a page's share image, based on its title. It omits the site's name, which the logo shows, and uses
 * the text before a colon as the label, a small line above the headline; it is empty if the headline needs none.
 */
export function wordsOf({ kind, title, name }: SharedPage, site: string) {
  const [text = ""] = title.split(` | ${site}`);
  if (kind === "article") return { label: "Blog", headline: text };
  const [, start, rest] = /^([^:]+): (.+)$/.exec(text) ?? [];
  if (start && rest && start.length <= MAX_LABEL_LENGTH) {
    // The two names are the subject of a comparison, so they are the headline.
    if (start.includes(" vs ")) return { label: capitalize(rest), headline: start };
    return { label: start === site ? "" : start, headline: capitalize(rest) };
  }
  return { label: text.startsWith(name) ? "" : name, headline: text };
}
