/** Attribute of an added block whose scripts have not been started yet. */
const ADDED_ATTRIBUTE = "data-studio-added";
/** Event that is dispatched in the page after blocks have been added. */
const ADDED_EVENT = "studio-added";

/** Module that starts the islands and enhancements in added blocks; the page starts those of its initial blocks itself. */
export const START_ADDED_SCRIPT = `
import { startEnhancements } from "/renderer/client/enhancements.ts";
import { startIslands } from "/renderer/client/islands.ts";
const start = () => {
  for (const block of document.querySelectorAll("[${ADDED_ATTRIBUTE}]")) {
    block.removeAttribute("${ADDED_ATTRIBUTE}");
    startIslands(undefined, block);
    startEnhancements(undefined, block);
  }
};
start();
document.addEventListener("${ADDED_EVENT}", start);
`;

/** Selectors of the parts of a page: its blocks, and the site's header and footer. */
const PARTS = ["main", "body > header", "body > footer"];

const parse = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

const stylesheetsIn = (page: Document): HTMLLinkElement[] => [
  ...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];

/** Returns the number of equal elements at the beginning of two lists. */
function commonStart(a: readonly Element[], b: readonly Element[]): number {
  const different = a.findIndex((element, index) => !element.isEqualNode(b[index] ?? null));
  return different < 0 ? a.length : different;
}

/** Opens the `details` that are open in the replaced element, unless their number has changed. */
function keepOpen(replaced: Element | undefined, added: Element): void {
  const before = replaced?.querySelectorAll("details") ?? [];
  const after = added.querySelectorAll("details");
  if (before.length !== after.length) return;
  for (const [index, details] of after.entries()) details.open ||= before[index]?.open === true;
}

/** Replaces the children of an element that differ between two versions of it; common children at both ends are kept. */
function replaceChildren(target: Element, before: readonly Element[], after: readonly Element[]): void {
  const start = commonStart(before, after);
  const maxEnd = Math.min(before.length, after.length) - start;
  const end = Math.min(commonStart(before.toReversed(), after.toReversed()), maxEnd);
  const old = [...target.children];
  const nextSibling = old[before.length - end] ?? null;
  const removed = old.slice(start, before.length - end);
  for (const child of removed) child.remove();
  for (const [index, child] of after.slice(start, after.length - end).entries()) {
    const added = target.ownerDocument.importNode(child, true);
    added.setAttribute(ADDED_ATTRIBUTE, "");
    keepOpen(removed[index], added);
    target.insertBefore(added, nextSibling);
  }
}

/** Applies the difference between two versions of a page to a document; returns false if that is not possible. */
function patch(target: Document, before: Document, after: Document): boolean {
  for (const selector of PARTS) {
    const [part, old, next] = [target, before, after].map((page) => page.querySelector(selector));
    if (!old && !next) continue;
    if (!part || !old || !next || part.children.length !== old.children.length) return false;
    replaceChildren(part, [...old.children], [...next.children]);
  }
  target.dispatchEvent(new Event(ADDED_EVENT));
  const known = new Set(stylesheetsIn(target).map(({ href }) => href));
  for (const sheet of stylesheetsIn(after))
    if (!known.has(new URL(sheet.getAttribute("href") ?? "", location.href).href))
      target.head.append(target.importNode(sheet, true));
  return true;
}

/**
 * Shows a page in a frame, and updates it block by block: the scroll position and running scripts are kept, and nothing
 * flickers.
 */
export class PageFrame {
  /** HTML that the frame has loaded or is loading. */
  #loadedHtml = "";
  /** HTML that the frame should show. */
  #wantedHtml = "";
  /** Page that the frame shows, as the server sent it; undefined while it loads. */
  #shown: Document | undefined;

  constructor(readonly frame: HTMLIFrameElement) {}

  /** @param html complete document */
  show(html: string): void {
    this.#wantedHtml = html;
    // `handleLoad` applies the update once the frame has loaded.
    if (this.#loadedHtml !== "" && !this.#shown) return;
    const next = parse(html);
    if (this.page && this.#shown && patch(this.page, this.#shown, next)) this.#shown = next;
    else {
      this.#loadedHtml = html;
      this.#shown = undefined;
      this.frame.srcdoc = html;
    }
  }

  /** Has to be called when the frame has loaded; after a save, the frame reloads its initial document on its own. */
  handleLoad(): void {
    this.#shown = parse(this.#loadedHtml);
    this.show(this.#wantedHtml);
  }

  /** Has to be called when the frame starts to reload. */
  handleUnload(): void {
    this.#shown = undefined;
  }

  /** Document of the page; undefined while the frame loads, when the document has no body yet. */
  get page(): Document | undefined {
    return (this.#shown && this.frame.contentDocument) ?? undefined;
  }

  /** Elements of the page's blocks, in order. */
  get blocks(): HTMLElement[] {
    return [...(this.page?.querySelectorAll<HTMLElement>("main > [data-block]") ?? [])];
  }
}
