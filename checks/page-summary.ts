import { hash } from "node:crypto";
import type { Page } from "../data/load-page";
import type { Site } from "../data/site";
import type { Diagnostic } from "../schema/diagnostic";
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

/** Returns the addresses in a field, with their locations. */
function addressesIn(field: Field): SpottedText[] {
  const { role, text } = field;
  if (role === "markdown") return markdownIn(field).links.map(({ url, spot }) => ({ text: url, spot }));
  const isAddress = role === "address" || (role !== "code" && isFile(text));
  return isAddress ? [{ text, spot: spotOf(field) }] : [];
}

/** Returns a title or a description, unless it is unwritten or has an unresolved token, which other rules report. */
function metaText({ page }: CheckedPage, key: "title" | "description"): SpottedText | undefined {
  const { [key]: text, document } = page;
  const isWritten = text !== "" && !text.includes("{{") && !isPlaceholder(text);
  return isWritten ? { text, spot: spotOf({ document, path: [key] }) } : undefined;
}

/** Returns a hash of what the renderer receives for a page. */
function hashOfContent({ document: _, diagnostics: __, blocks, ...words }: Page): string {
  const sections = blocks.map(({ type, anchor, tone, illustrative, props }) => {
    return [type, anchor, tone, illustrative, props];
  });
  return hash("sha256", JSON.stringify([words, sections]), "base64");
}

/** Whether a fault may have hidden a block; the lengths of the page's own texts do not. */
const concernsBlocks = ({ severity, rule, canBeShown }: Diagnostic): boolean =>
  severity === "error" && !(rule === "page-shape" && canBeShown);

/** Returns the summary of a page that the site rules need. */
export function summarizePage(checked: CheckedPage, site: Site) {
  const { ref, page, fields } = checked;
  const { document, shareImage } = page;
  const links = fields.flatMap(addressesIn);
  return {
    route: ref.route,
    /** File of the page or template. */
    file: ref.file,
    /** Short name of the page in breadcrumbs. */
    name: page.name,
    kind: page.kind,
    /** Whether all blocks could be read; false if the page has faults that may have prevented it. */
    isComplete: page.blocks.length > 0 && !page.diagnostics.some(concernsBlocks) && !page.lacksData,
    title: metaText(checked, "title"),
    description: metaText(checked, "description"),
    /** Links within the site, including pictures and downloads (`/pricing#plans`, `#plans`), and invalid addresses. */
    links: [
      ...(shareImage ? [{ text: shareImage, spot: spotOf({ document, path: ["shareImage"] }) }] : []),
      ...links.filter(({ text }) => !isElsewhere(text, site)),
    ],
    /** Names that a link can have after `#`. */
    anchors: anchorsOf(checked).map(({ name }) => name),
    /** Digests of the page's long sentences, by the file that contains them (checks/compared-sentences.ts). */
    sentences: sentenceDigests(checked),
    /** Files of the shared blocks that the page uses. */
    sharedFiles: page.blocks.flatMap((block) => (block.document === document ? [] : block.document.file)),
    /** Hash of everything that the renderer receives for the page, with tokens resolved. */
    contentHash: hashOfContent(page),
    /** Keys of the quantities that the page's sources state besides the constants (checks/claims/output.ts). */
    statedKeys: [...claimsOf(checked, site).statedKeys],
  };
}

/** What is stored of a checked page: enough for the site rules, in little memory. */
export type PageSummary = ReturnType<typeof summarizePage>;

/** Returns the pages with those of data/routes.json first: what is on two of them is then reported on the newer one. */
export function oldestFirst(pages: readonly PageSummary[], { listedRoutes }: Site): PageSummary[] {
  const listed = new Set(listedRoutes);
  return pages.toSorted((a, b) => Number(listed.has(b.route)) - Number(listed.has(a.route)));
}

/** Returns the part of a summary that a build needs after the check, in a third of its memory. */
export function publishedPage(summary: PageSummary) {
  const { links: _, anchors: __, sentences: ___, title, description, ...rest } = summary;
  return { ...rest, title: title?.text ?? rest.name, description: description?.text ?? "" };
}

/** A checked page, ready to be rendered and listed. */
export type PublishedPage = ReturnType<typeof publishedPage>;
