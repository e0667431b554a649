/** A page as the server sent it: scripts change what stands in a frame. */
interface Written {
  page: Document;
  /** The parts of the page's own content, from top to bottom. */
  main: readonly string[];
  /** What stands around that on every page. */
  around: readonly string[];
}

/** Marks a block whose scripts have not been started yet. */
const ADDED = "data-studio-added";
/** Tells a page that blocks were added. */
const EVENT = "studio-added";

/** Starts what runs in the browser in blocks that were added: the page itself has done so for those that it came with. */
export const STARTS_ADDED = `
import { startEnhancements } from "/renderer/client/enhancements.ts";
import { startIslands } from "/renderer/client/islands.ts";
const start = () => {
  for (const block of document.querySelectorAll("[${ADDED}]")) {
    block.removeAttribute("${ADDED}");
    startIslands(undefined, block);
    startEnhancements(undefined, block);
  }
};
start();
document.addEventListener("${EVENT}", start);
`;

const AROUND = ["body > header", "body > footer"];

function writtenIn(html: string): Written {
  const page = new DOMParser().parseFromString(html, "text/html");
  return {
    page,
    main: [...(page.querySelector("main")?.children ?? [])].map((part) => part.outerHTML),
    around: AROUND.map((selector) => page.querySelector(selector)?.outerHTML ?? ""),
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
  const most = Math.min(before.length, after.length) - start;
  const end = Math.min(commonStart(before.toReversed(), after.toReversed()), most);
  const old = [...live.children];
  const behind = old[before.length - end] ?? null;
  for (const child of old.slice(start, before.length - end)) child.remove();
  for (const child of [...next.children].slice(start, after.length - end)) {
    const added = live.ownerDocument.importNode(child, true);
    added.setAttribute(ADDED, "");
    live.insertBefore(added, behind);
  }
}

/** Makes what differs between two forms of a page in a document that shows the first; false where that cannot be done. */
function patch(live: Document, before: Written, after: Written): boolean {
  const [main, written] = [live.querySelector("main"), after.page.querySelector("main")];
  if (!main || !written || main.children.length !== before.main.length) return false;
  replaceChildren(main, written, before.main, after.main);
  live.dispatchEvent(new Event(EVENT));
  for (const [index, selector] of AROUND.entries()) {
    const part = after.page.querySelector(selector);
    if (part && after.around[index] !== before.around[index])
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
  #whole = "";
  /** What it is to show. */
  #wanted = "";
  /** What it shows; undefined while it loads. */
  #shown: Written | undefined;

  constructor(readonly frame: HTMLIFrameElement) {}

  /** @param html the whole document */
  show(html: string): void {
    this.#wanted = html;
    // What is loading gets what is new once it is there.
    if (this.#whole !== "" && !this.#shown) return;
    const next = writtenIn(html);
    if (this.page && this.#shown && patch(this.page, this.#shown, next)) this.#shown = next;
    else {
      this.#whole = html;
      this.#shown = undefined;
      this.frame.srcdoc = html;
    }
  }

  /** To be told when the frame has loaded: after a save it loads by itself what it began with. */
  hasLoaded(): void {
    this.#shown = writtenIn(this.#whole);
    this.show(this.#wanted);
  }

  /** To be told when the frame loads anew. */
  isLeft(): void {
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
