/** A page as the server sent it: scripts change what stands in a frame. */
interface ParsedPage {
  page: Document;
  /** The parts of the page's own content, from top to bottom. */
  main: readonly string[];
  /** What stands around that on every page. */
  siteFrame: readonly string[];
}

/** Marks a block whose scripts have not been started yet. */
const ADDED_ATTRIBUTE = "data-studio-added";
/** Tells a page that blocks were added. */
const ADDED_EVENT = "studio-added";

/** Starts what runs in the browser in blocks that were added: the page itself has done so for those that it came with. */
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

const SITE_FRAME = ["body > header", "body > footer"];

function parsePage(html: string): ParsedPage {
  const page = new DOMParser().parseFromString(html, "text/html");
  return {
    page,
    main: [...(page.querySelector("main")?.children ?? [])].map((part) => part.outerHTML),
    siteFrame: SITE_FRAME.map((selector) => page.querySelector(selector)?.outerHTML ?? ""),
  };
}

const stylesheetsIn = (page: Document): HTMLLinkElement[] => [
  ...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];

/** How many entries two lists have in common at their beginning. */
function commonStart(a: readonly string[], b: readonly string[]): number {
  const different = a.findIndex((part, index) => part !== b[index]);
  return different < 0 ? a.length : different;
}

/** Replaces the children of an element that differ from those of another; what stands before and behind them stays. */
function replaceChildren(
  live: Element,
  next: Element,
  before: readonly string[],
  after: readonly string[],
): void {
  const start = commonStart(before, after);
  const maxEnd = Math.min(before.length, after.length) - start;
  const end = Math.min(commonStart(before.toReversed(), after.toReversed()), maxEnd);
  const old = [...live.children];
  const nextSibling = old[before.length - end] ?? null;
  for (const child of old.slice(start, before.length - end)) child.remove();
  for (const child of [...next.children].slice(start, after.length - end)) {
    const added = live.ownerDocument.importNode(child, true);
    added.setAttribute(ADDED_ATTRIBUTE, "");
    live.insertBefore(added, nextSibling);
  }
}

/** Makes what differs between two forms of a page in a document that shows the first; false where that cannot be done. */
function patch(live: Document, before: ParsedPage, after: ParsedPage): boolean {
  const [main, written] = [live.querySelector("main"), after.page.querySelector("main")];
  if (!main || !written || main.children.length !== before.main.length) return false;
  replaceChildren(main, written, before.main, after.main);
  live.dispatchEvent(new Event(ADDED_EVENT));
  for (const [index, selector] of SITE_FRAME.entries()) {
    const part = after.page.querySelector(selector);
    if (part && after.siteFrame[index] !== before.siteFrame[index])
      live.querySelector(selector)?.replaceWith(live.importNode(part, true));
  }
  const known = new Set(stylesheetsIn(live).map(({ href }) => href));
  for (const sheet of stylesheetsIn(after.page))
    if (!known.has(new URL(sheet.getAttribute("href") ?? "", location.href).href))
      live.head.append(live.importNode(sheet, true));
  return true;
}

/**
 * Shows a page in a frame, and later forms of it: of those only what differs is replaced, block by block, so that the page
 * stays where it has been scrolled to, what runs in it goes on, and nothing flickers.
 */
export class PageFrame {
  /** What the frame has loaded, or is loading. */
  #loadedHtml = "";
  /** What it is to show. */
  #wantedHtml = "";
  /** What it shows; undefined while it loads. */
  #shown: ParsedPage | undefined;

  constructor(readonly frame: HTMLIFrameElement) {}

  /** @param html the whole document */
  show(html: string): void {
    this.#wantedHtml = html;
    // What is loading gets what is new once it is there.
    if (this.#loadedHtml !== "" && !this.#shown) return;
    const next = parsePage(html);
    if (this.page && this.#shown && patch(this.page, this.#shown, next)) this.#shown = next;
    else {
      this.#loadedHtml = html;
      this.#shown = undefined;
      this.frame.srcdoc = html;
    }
  }

  /** To be told when the frame has loaded: after a save it loads by itself what it began with. */
  handleLoad(): void {
    this.#shown = parsePage(this.#loadedHtml);
    this.show(this.#wantedHtml);
  }

  /** To be told when the frame loads anew. */
  handleUnload(): void {
    this.#shown = undefined;
  }

  /** The page that is shown; undefined while the frame loads: what it holds then has no body yet. */
  get page(): Document | undefined {
    return (this.#shown && this.frame.contentDocument) ?? undefined;
  }

  /** The blocks that are shown, from top to bottom. */
  get blocks(): HTMLElement[] {
    return [...(this.page?.querySelectorAll<HTMLElement>("main > [data-block]") ?? [])];
  }
}
