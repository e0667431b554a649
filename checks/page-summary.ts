import { hash } from "node:crypto";
import type { Page } from "../data/load-page";
import type { Site } from "../data/site";
import { hasErrors } from "../schema/diagnostic";
import { isElsewhere, isFile } from "./address-advice";
import { anchorsOf } from "./anchors";
import { type ActionField, type CheckedPage, type Field, type Spot, spotOf } from "./checked-page";
import { claimsOf } from "./claims/text-claims";
import { sentenceMarks } from "./long-sentences";
import { markdownIn } from "./markdown";
import { isPlaceholder } from "./placeholder";

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
  /** Links within the site, pictures and downloads too: `/pricing#plans`, `#plans`; and what can be no link anywhere. */
  links: SpottedText[];
  /** Names that a link may follow after `#`. */
  anchors: string[];
  /** Labels of the buttons without action. */
  inertActions: (SpottedText & Pick<ActionField, "isCallToAction">)[];
  /** Marks of the page's long sentences by the file that they are written in (checks/long-sentences.ts). */
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

/** Addresses in a field, with the place of each. */
function addressesIn(field: Field): SpottedText[] {
  const { role, text } = field;
  if (role === "markdown") return markdownIn(field).links.map(({ url, spot }) => ({ text: url, spot }));
  const isAddress = role === "address" || (role !== "code" && isFile(text));
  return isAddress ? [{ text, spot: spotOf(field) }] : [];
}

/** A title or a description; of one that is still to be written, or has a token that stayed, another fault speaks. */
function metaText({ page }: CheckedPage, key: "title" | "description"): Partial<PageSummary> {
  const { [key]: text, document } = page;
  const isWritten = text !== "" && !text.includes("{{") && !isPlaceholder(text);
  return isWritten ? { [key]: { text, spot: spotOf({ document, path: [key] }) } } : {};
}

/** A hash of what the renderer is given of a page. */
function shownBy({ document: _, diagnostics: __, usedTokens: ___, blocks, ...words }: Page): string {
  const sections = blocks.map(({ type, anchor, tone, illustrative, props }) => {
    return [type, anchor, tone, illustrative, props];
  });
  return hash("sha256", JSON.stringify([words, sections]), "base64");
}

/** What the rules over all pages need of one page. */
export function summarise(checked: CheckedPage, site: Site): PageSummary {
  const { ref, page, fields, actions } = checked;
  const { document, shareImage } = page;
  const links = fields.flatMap(addressesIn);
  return {
    route: ref.route,
    file: ref.file,
    name: page.name,
    kind: page.kind,
    isComplete: !hasErrors(page.diagnostics) && !page.lacksData,
    ...metaText(checked, "title"),
    ...metaText(checked, "description"),
    links: [
      ...(shareImage ? [{ text: shareImage, spot: spotOf({ document, path: ["shareImage"] }) }] : []),
      ...links.filter(({ text }) => !isElsewhere(text, site)),
    ],
    anchors: anchorsOf(checked).map(({ name }) => name),
    inertActions: actions
      .filter(({ kind }) => kind === "none")
      .map(({ label: text, isCallToAction, ...action }) => {
        const spot = spotOf({ ...action, path: [...action.path, "kind"] });
        return { text, spot, isCallToAction };
      }),
    sentences: sentenceMarks(checked),
    usedTokens: page.usedTokens,
    sharedFiles: page.blocks.flatMap((block) => (block.document === document ? [] : block.document.file)),
    blocks: page.blocks.length,
    shown: shownBy(page),
    said: [...claimsOf(checked, site).said],
  };
}
