import { hash } from "node:crypto";
import type { Page } from "../data/load-page";
import type { Site } from "../data/site";
import { hasErrors } from "../schema/diagnostic";
import { isElsewhere, isFile } from "./address-advice";
import { anchorsOf } from "./anchors";
import { type CheckedPage, type Field, type Spot, spotOf } from "./checked-page";
import { claimsOf } from "./claims/text-claims";
import { sentenceDigests } from "./compared-sentences";
import { markdownIn } from "./markdown";
import { isPlaceholder } from "./placeholder";

/** A text of a page and its location. */
export interface SpottedText {
  text: string;
  spot: Spot;
}

/** What is stored of a checked page: enough for the site rules, in little memory. */
export interface PageSummary {
  route: string;
  /** File of the page or template. */
  file: string;
  /** Short name of the page in breadcrumbs. */
  name: string;
  kind: string;
  /** Whether all blocks could be read; false if the page has faults that may have prevented it. */
  isComplete: boolean;
  title?: SpottedText;
  description?: SpottedText;
  /** Links within the site, including pictures and downloads (`/pricing#plans`, `#plans`), and invalid addresses. */
  links: SpottedText[];
  /** Names that a link can have after `#`. */
  anchors: string[];
  /** Hashes of the page's long sentences, by the file that contains them (checks/compared-sentences.ts). */
  sentences: Readonly<Record<string, readonly string[]>>;
  /** Keys of the constants that the page's tokens name. */
  usedTokens: readonly string[];
  /** Files of the shared blocks that the page uses. */
  sharedFiles: string[];
  blocks: number;
  /** Hash of everything that the renderer receives for the page, with tokens resolved. */
  contentHash: string;
  /** Keys of the quantities that the page's sources state besides the constants (checks/claims/output.ts). */
  statedKeys: readonly string[];
}

/** Returns the addresses in a field, with their locations. */
function addressesIn(field: Field): SpottedText[] {
  const { role, text } = field;
  if (role === "markdown") return markdownIn(field).links.map(({ url, spot }) => ({ text: url, spot }));
  const isAddress = role === "address" || (role !== "code" && isFile(text));
  return isAddress ? [{ text, spot: spotOf(field) }] : [];
}

/** Returns a title or a description, unless it is unwritten or has an unresolved token, which other rules report. */
function metaText({ page }: CheckedPage, key: "title" | "description"): Partial<PageSummary> {
  const { [key]: text, document } = page;
  const isWritten = text !== "" && !text.includes("{{") && !isPlaceholder(text);
  return isWritten ? { [key]: { text, spot: spotOf({ document, path: [key] }) } } : {};
}

/** Returns a hash of what the renderer receives for a page. */
function hashOfContent({ document: _, diagnostics: __, usedTokens: ___, blocks, ...words }: Page): string {
  const sections = blocks.map(({ type, anchor, tone, illustrative, props }) => {
    return [type, anchor, tone, illustrative, props];
  });
  return hash("sha256", JSON.stringify([words, sections]), "base64");
}

/** Returns the summary of a page that the site rules need. */
export function summarizePage(checked: CheckedPage, site: Site): PageSummary {
  const { ref, page, fields } = checked;
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
    sentences: sentenceDigests(checked),
    usedTokens: page.usedTokens,
    sharedFiles: page.blocks.flatMap((block) => (block.document === document ? [] : block.document.file)),
    blocks: page.blocks.length,
    contentHash: hashOfContent(page),
    statedKeys: [...claimsOf(checked, site).statedKeys],
  };
}
