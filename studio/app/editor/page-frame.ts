import { commonEnds } from "../common-ends";
import { type ClickedPart, partAt } from "./text-lookup";

/** Event that is dispatched in the page after blocks have been added. */
const ADDED_EVENT = "studio-added";

/** Module that starts the islands and enhancements in added blocks, unless the page has started them itself. */
const START_ADDED_SCRIPT = `
import { startEnhancements } from "/renderer/client/enhancements.ts";
import { startIslands } from "/renderer/client/islands.ts";
const start = () => {
  startIslands();
  startEnhancements();
};
start();
document.addEventListener("${ADDED_EVENT}", start);
`;

/** Returns the elements of a page's blocks, in order. */
export const blocksIn = (page: Document): HTMLElement[] => [
  ...page.querySelectorAll<HTMLElement>("main > [data-block]"),
];

/** Selectors of the parts of a page: its blocks, and the site's header and footer. */
const PARTS = ["main", "body > header", "body > footer"];

const parse = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

const stylesheetsIn = (page: Document): HTMLLinkElement[] => [
  ...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];

/** Opens the `details` that are open in the replaced element, unless their number has changed. */
function keepOpen(replaced: Element | undefined, added: Element): void {
  const before = replaced?.querySelectorAll("details") ?? [];
  const after = added.querySelectorAll("details");
  if (before.length !== after.length) return;
  for (const [index, details] of after.entries()) details.open ||= before[index]?.open === true;
}

/** Replaces the children of an element that differ between two versions of it; common children at both ends are kept. */
function replaceChildren(target: Element, before: HTMLCollection, after: HTMLCollection): void {
  const { start, end } = commonEnds(before, after, (old, next) => old?.isEqualNode(next ?? null) === true);
  const old = [...target.children];
  const nextSibling = old[before.length - end] ?? null;
  const removed = old.slice(start, before.length - end);
  for (const child of removed) child.remove();
  for (const [index, child] of [...after].slice(start, after.length - end).entries()) {
    const added = target.ownerDocument.importNode(child, true);
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
    replaceChildren(part, old.children, next.children);
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
    const { contentDocument } = this.frame;
    if (contentDocument && this.#shown && patch(contentDocument, this.#shown, next)) this.#shown = next;
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
}

/** Styles that mark blocks, injected into the page. */
const MARK_STYLES = `
main > [data-block] { cursor: pointer; }
main > [data-block]:hover { outline: 2px dashed oklch(0.5 0.125 153); outline-offset: -2px; }
/* A dialog that opens automatically and covers the page is shown inline while its block is edited. */
main > [data-studio-selected] dialog { display: block; position: static; margin: 4rem auto; opacity: 1; translate: none; }
main > [data-studio-selected] { outline: 3px solid oklch(0.5 0.125 153) !important; outline-offset: -3px; }
`;

/** Handlers of events in the page. */
export interface PageHandlers {
  /** Called with the index of the clicked block, or with where else the click was, and the clicked part. */
  onClick: (index: number | "header or footer" | undefined, clicked: ClickedPart) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** Prevents links and forms from navigating the frame, reports clicked blocks, and starts the scripts of added blocks. */
export function listenToPage(page: Document, handlers: { readonly current: PageHandlers }): void {
  const style = page.createElement("style");
  style.textContent = MARK_STYLES;
  const script = page.createElement("script");
  script.type = "module";
  script.textContent = START_ADDED_SCRIPT;
  page.head.append(style, script);
  const handleClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest("a, form")) event.preventDefault();
    const block = target.closest<HTMLElement>("main > [data-block]");
    const elsewhere = target.closest("body > :is(header, footer)") ? "header or footer" : undefined;
    const index = block ? blocksIn(page).indexOf(block) : elsewhere;
    handlers.current.onClick(index, { part: partAt(target, event), root: block ?? page });
  };
  page.addEventListener("click", handleClick, true);
  page.addEventListener("auxclick", handleClick, true);
  page.addEventListener("submit", (event) => event.preventDefault(), true);
  page.addEventListener("keydown", (event) => handlers.current.onKey(event), true);
}
