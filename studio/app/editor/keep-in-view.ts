import { useEffect, useEffectEvent, useRef } from "react";
import { valueAt } from "../../../schema/json-path";
import { useEditor } from "../editor-context";
import { placeOfFocus } from "../focus";
import { useListener } from "../use-listener";
import { blocksIn } from "./page-frame";
import { findElementWithText } from "./text-lookup";

/** Height of the page's sticky header, in CSS pixels. */
const HEADER_HEIGHT = 80;

/** `data-place` of a field in the navigation file: an entry of the header, a link of the mobile menu, or the footer. */
const MENU_PLACE = /^(header|mobileExtra|footer)\b(?:\/(\d+))?/;

/** Scrolls to a block of which less than half is in view. */
function scrollTo(block: HTMLElement): void {
  const view = block.ownerDocument.defaultView;
  if (!view) return;
  const { top, bottom, height } = block.getBoundingClientRect();
  const visibleHeight = Math.min(bottom, view.innerHeight) - Math.max(top, HEADER_HEIGHT);
  // scrollIntoView would also scroll the document around the frame.
  if (visibleHeight < Math.min(height, view.innerHeight - HEADER_HEIGHT) / 2)
    view.scrollBy({ top: top - HEADER_HEIGHT });
}

/** Opens the menu with an edited entry, or scrolls to the footer. */
function revealFramePart(page: Document, part: string, index: number): void {
  const menu = page.querySelector<HTMLDetailsElement>("[data-mobile-menu]");
  const isNarrow = menu?.checkVisibility() === true;
  if (part === "footer") page.querySelector("body > footer")?.scrollIntoView({ block: "end" });
  else if (isNarrow) menu.open = true;
  const list = page.querySelector(`nav[aria-label="${isNarrow ? "Mobile" : "Main"}"] > ul`);
  const entry = part === "header" ? list?.children[index]?.querySelector("details") : undefined;
  if (entry) entry.open = true;
}

/** Opens the `details` around the element with a text, and scrolls to the element if it is out of view. */
function revealText(page: Document, root: Element, words: string, isFollowed: boolean): void {
  const element = findElementWithText(root, words);
  const view = page.defaultView;
  if (!element || !view) return;
  const folded = element.closest("details");
  if (folded) folded.open = true;
  if (!isFollowed) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < HEADER_HEIGHT || top > view.innerHeight) view.scrollBy({ top: top - view.innerHeight / 2 });
}

/**
 * Keeps the edited part of the page in view: scrolls to the text whose field has the focus, opens the menu whose entries
 * are edited, again after each change, and scrolls to the footer while its links are edited.
 *
 * @param page document of the preview, if it has loaded
 */
export function useFollowFocus(page: Document | undefined): void {
  const { entry, state, preview, resolveTokens } = useEditor();
  const place = useRef("");
  const reveal = useEffectEvent((trigger: "focus" | "change") => {
    if (!page || place.current === "") return;
    const [, part, index] = MENU_PLACE.exec(place.current) ?? [];
    if (part !== undefined) return revealFramePart(page, part, Number(index));
    const text = valueAt(state.content, place.current.split("/"));
    // Outside of its blocks, a page shows only its name.
    const around = entry.schema === undefined ? page.querySelector("main > nav") : page.body;
    const root = page.querySelector("[data-studio-selected]") ?? around;
    // A field that contains others has no text.
    if (root && typeof text === "string") revealText(page, root, resolveTokens(text), trigger === "focus");
  });
  const follow = () => {
    const now = placeOfFocus();
    if (now === undefined || now === place.current) return;
    place.current = now;
    reveal("focus");
  };
  useListener("focusin selectionchange", follow, document);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is rendered again is closed
  useEffect(() => reveal("change"), [page, preview.data?.html]);
}

/**
 * Marks the selected block in the page, and scrolls to it when it is selected, but not when it changes.
 *
 * @param page document of the preview, if it has loaded
 * @param width width of the preview, in CSS pixels
 */
export function useShowSelection(page: Document | undefined, width: number): void {
  const { state, preview } = useEditor();
  const { html, route, block: position } = preview.data ?? {};
  const selected = position ?? state.selected;
  /** Whether the HTML is older than the content. */
  const isPending = !preview.isCurrent && preview.error === undefined;
  const lastScrolledTo = useRef<readonly unknown[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: blocks are replaced, and an added or moved one has to be rendered first
  useEffect(() => {
    if (!page) return;
    const blocks = blocksIn(page);
    for (const [index, block] of blocks.entries())
      block.toggleAttribute("data-studio-selected", index === selected);
    const target = [page, selected, route, width];
    const isDone = target.every((part, index) => part === lastScrolledTo.current[index]);
    const block = selected === "page" ? page.body : blocks[selected];
    if (isPending || isDone || !block) return;
    lastScrolledTo.current = target;
    if (selected !== "page") scrollTo(block);
  }, [html, isPending, page, selected, route, width]);
}
