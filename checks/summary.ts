import { createHash } from "node:crypto";
import type { Page } from "../data/load-page";
import type { Site } from "../data/site";
import { hasErrors } from "../schema/diagnostic";
import { type JsonDocument, locate } from "../schema/json-document";
import type { Place } from "../schema/place";
import { ownPath } from "./address-advice";
import { hostOf } from "./advised-links";
import { anchorsOf } from "./anchors";
import type { CheckedPage, Field } from "./checked-page";
import { claimsOf } from "./claims/text-claims";
import { markdownIn } from "./markdown";
import type { PageSummary, Spot, SpottedText } from "./page-summary";
import { isPlaceholder } from "./placeholder";
import { sentenceMarks } from "./rules/repeated-sentence";

/** An address that ends in a file name is a file below public/, any other one a page; so is `/pricing.html`. */
const ASSET = /^\/[^\s?#]*\.(?!(?:html?|json|php)\b)[a-z0-9]{2,5}(?=$|[?#])/i;
/** A link within the site. */
export const INTERNAL = /^(?:\/(?!\/)|#)/;
/** A link to another site, or to something else than a page. */
const ELSEWHERE = /^(?:https:\/\/|mailto:|tel:)/;

export function spot(document: JsonDocument, where: string, place: Place): Spot {
  return { file: document.file, where, ...place };
}

/** Addresses in a field, with the place of each. */
function addressesIn(field: Field): SpottedText[] {
  const { document, path, where, role, text } = field;
  if (role === "markdown") {
    return markdownIn(field).links.map(({ url, place }) => ({
      text: url,
      spot: spot(document, where, place),
    }));
  }
  const isAddress = role === "address" || (role !== "code" && ASSET.test(text));
  return isAddress ? [{ text, spot: spot(document, where, locate(document, path)) }] : [];
}

function metaText({ page }: CheckedPage, key: "title" | "description"): SpottedText | undefined {
  const text = page[key];
  // A token that stayed in the text has a fault of its own, and so has a placeholder.
  if (text === "" || text.includes("{{") || isPlaceholder(text)) return undefined;
  return { text, spot: spot(page.document, "", locate(page.document, [key])) };
}

/** The page's share image, which stands beside its texts. */
function shareImage({ page }: CheckedPage): SpottedText[] {
  if (page.shareImage === undefined) return [];
  const place = locate(page.document, ["shareImage"]);
  return [{ text: page.shareImage, spot: spot(page.document, "", place) }];
}

/** A hash of what the renderer is given of a page. */
function shownBy({ document: _, diagnostics: __, usedTokens: ___, blocks, ...words }: Page): string {
  const sections = blocks.map(({ type, anchor, tone, illustrative, props }) => ({
    type,
    anchor,
    tone,
    illustrative,
    props,
  }));
  return createHash("sha256")
    .update(JSON.stringify([words, sections]))
    .digest("base64");
}

/** What the rules over all pages need of one page. */
export function summarise(checked: CheckedPage, site: Site): PageSummary {
  const { ref, page, fields, actions } = checked;
  const host = hostOf(site);
  const addresses = fields
    .flatMap(addressesIn)
    .filter(({ text }) => !ELSEWHERE.test(text) || ownPath(text, host) !== undefined);
  const title = metaText(checked, "title");
  const description = metaText(checked, "description");
  const { said } = claimsOf(checked, site);
  return {
    route: ref.route,
    file: ref.file,
    name: page.name,
    kind: page.kind,
    isComplete: !hasErrors(page.diagnostics) && !page.lacksData,
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    links: addresses.filter(({ text }) => !ASSET.test(text)),
    anchors: anchorsOf(checked).map(({ name }) => name),
    assets: [...shareImage(checked), ...addresses.filter(({ text }) => ASSET.test(text))],
    inertActions: actions
      .filter(({ kind }) => kind === "none")
      .map(({ document, path, where, label, isCallToAction }) => ({
        text: label,
        isCallToAction,
        spot: spot(document, where, locate(document, [...path, "kind"])),
      })),
    sentences: sentenceMarks(checked),
    usedTokens: page.usedTokens,
    sharedFiles: page.blocks.flatMap(({ document }) => (document === page.document ? [] : document.file)),
    blocks: page.blocks.length,
    shown: shownBy(page),
    said: [...said],
  };
}
