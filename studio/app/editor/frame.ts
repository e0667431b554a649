/** What a frame shows, as the server sent it: scripts change what stands in the frame. */
export interface Shown {
  /** The parts of the page's own content, from top to bottom. */
  main: readonly string[];
  /** What stands around that on every page. */
  around: readonly string[];
}

const AROUND = ["body > header", "body > footer"];

const writtenAs = (elements: Iterable<Element>): string[] =>
  [...elements].map((element) => element.outerHTML);

/** A page as it is written. */
export const shownBy = (page: Document): Shown => ({
  main: writtenAs(page.querySelector("main")?.children ?? []),
  around: AROUND.map((selector) => page.querySelector(selector)?.outerHTML ?? ""),
});

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
  for (const child of [...next.children].slice(start, after.length - end))
    live.insertBefore(live.ownerDocument.importNode(child, true), behind);
}

/**
 * Shows a page in a frame. Where the frame shows an earlier form of it, only what differs is replaced, block by block: the
 * page stays where it has been scrolled to, and nothing flickers.
 *
 * @param html the whole document
 * @param shown what the frame shows so far
 */
export function showIn(frame: HTMLIFrameElement, html: string, shown: Shown | undefined): Shown {
  const page = new DOMParser().parseFromString(html, "text/html");
  const next = shownBy(page);
  const [main, written] = [frame.contentDocument?.querySelector("main"), page.querySelector("main")];
  if (!shown || !main || !written || main.children.length !== shown.main.length) {
    frame.srcdoc = html;
    return next;
  }
  const live = main.ownerDocument;
  replaceChildren(main, written, shown.main, next.main);
  for (const [index, selector] of AROUND.entries()) {
    const part = page.querySelector(selector);
    if (part && next.around[index] !== shown.around[index])
      live.querySelector(selector)?.replaceWith(live.importNode(part, true));
  }
  const known = new Set(stylesheetsIn(live).map(({ href }) => href));
  for (const sheet of stylesheetsIn(page))
    if (!known.has(new URL(sheet.getAttribute("href") ?? "", location.href).href))
      live.head.append(live.importNode(sheet, true));
  return next;
}

/** The blocks that a frame shows, from top to bottom. */
export const blocksIn = (frame: HTMLIFrameElement): HTMLElement[] => [
  ...(frame.contentDocument?.querySelectorAll<HTMLElement>("main > [data-block]") ?? []),
];
