/** What a frame shows: the parts of the page as the server sent them, since scripts change what stands in the frame. */
export type Shown = readonly string[];

/** The parts of a page from top to bottom, as they are written. */
export const partsOf = (page: Document): string[] =>
  [...(page.querySelector("main")?.children ?? [])].map((part) => part.outerHTML);

const stylesheetsIn = (page: Document): HTMLLinkElement[] => [
  ...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];

/** How many entries two lists have in common at their beginning. */
function commonStart(a: readonly string[], b: readonly string[]): number {
  const different = a.findIndex((part, index) => part !== b[index]);
  return different < 0 ? a.length : different;
}

/**
 * Shows a page in a frame. Where the frame shows an earlier form of it, only the blocks that differ are replaced: the
 * page stays where it has been scrolled to, and nothing flickers.
 *
 * @param html the whole document
 * @param shown what the frame shows so far
 */
export function showIn(frame: HTMLIFrameElement, html: string, shown: Shown | undefined): Shown {
  const page = new DOMParser().parseFromString(html, "text/html");
  const parts = partsOf(page);
  const main = frame.contentDocument?.querySelector("main");
  if (!shown || !main || main.children.length !== shown.length) {
    frame.srcdoc = html;
    return parts;
  }
  const start = commonStart(shown, parts);
  const end = Math.min(
    commonStart([...shown].reverse(), [...parts].reverse()),
    Math.min(shown.length, parts.length) - start,
  );
  const live = [...main.children];
  for (const part of live.slice(start, shown.length - end)) part.remove();
  const next = live[shown.length - end] ?? null;
  for (const part of [...(page.querySelector("main")?.children ?? [])].slice(start, parts.length - end))
    main.insertBefore(main.ownerDocument.importNode(part, true), next);
  const known = new Set(stylesheetsIn(main.ownerDocument).map(({ href }) => href));
  for (const sheet of stylesheetsIn(page))
    if (!known.has(new URL(sheet.getAttribute("href") ?? "", location.href).href))
      main.ownerDocument.head.append(main.ownerDocument.importNode(sheet, true));
  return parts;
}

/** The blocks that a frame shows, from top to bottom. */
export const blocksIn = (frame: HTMLIFrameElement): HTMLElement[] => [
  ...(frame.contentDocument?.querySelectorAll<HTMLElement>("main > [data-block]") ?? []),
];
