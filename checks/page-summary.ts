import type { Place } from "../schema/place";
import type { ActionField } from "./checked-page";

/** A place in a file, with the block it belongs to. */
export interface Spot extends Place {
  file: string;
  /** The block in a marketer's words; empty for the page's own texts. */
  where: string;
}

/** A text of a page and where it stands. */
export interface SpottedText {
  text: string;
  spot: Spot;
}

/** What is kept of a page once it has been checked: enough for rules over all pages, and little memory. */
export interface PageSummary {
  route: string;
  /** File of the page or template. */
  file: string;
  /** Short name of the page in breadcrumbs. */
  name: string;
  kind: string;
  /** False when the page has faults that may have kept blocks from being read. */
  isComplete: boolean;
  title?: SpottedText;
  description?: SpottedText;
  /** Links within the site: `/pricing`, `/pricing#plans`, `#plans`; and what cannot be a link anywhere. */
  links: SpottedText[];
  /** Names that a link may follow after `#`. */
  anchors: string[];
  /** Files below public/ that the page shows or offers. */
  assets: SpottedText[];
  /** Labels of the buttons without action. */
  inertActions: (SpottedText & Pick<ActionField, "isCallToAction">)[];
  /** Marks of the page's long sentences by the file that they are written in (checks/rules/repeated-sentence.ts). */
  sentences: Readonly<Record<string, readonly string[]>>;
  /** Keys of the constants that the page's tokens named. */
  usedTokens: readonly string[];
  /** Files of the shared blocks that the page uses. */
  sharedFiles: string[];
  blocks: number;
  /** A hash of all that the renderer is given of the page, tokens resolved. */
  shown: string;
  /** Keys of the quantities that the page's sources say, beside the constants (checks/claims/output.ts). */
  said: readonly string[];
}
