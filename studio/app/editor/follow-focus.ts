import { EditorView } from "@codemirror/view";
import { useEffect, useEffectEvent, useRef } from "react";
import { lineAt } from "../fields/lines";
import { findElementWithText } from "./text-lookup";

/** Height of the page's sticky header, in CSS pixels. */
export const HEADER_HEIGHT = 80;

/** `data-place` of a field in the navigation file: an entry of the header, a link of the mobile menu, or the footer. */
const MENU_PLACE = /^(header|mobileExtra|footer)\b(?:\/(\d+))?/;

/** Returns the `data-place` of the focused field, in an article of the line with the caret; undefined outside of fields. */
function placeOfFocus(): string | undefined {
  const focused = document.activeElement;
  const place = focused?.closest<HTMLElement>("[data-place]")?.dataset.place;
  const text = focused?.matches("[data-lines]") && EditorView.findFromDOM(focused as HTMLElement)?.state;
  return text ? `${place}/${lineAt(text.doc.toString(), text.selection.main.from)}` : place;
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

/**
 * Opens the `details` around the element with a text, and scrolls to the element if it is out of view. An element in the
 * selected block is preferred.
 */
function revealText(page: Document, words: string, isFollowed: boolean): void {
  const chosen = page.querySelector("[data-studio-selected]");
  const element = findElementWithText(chosen ?? page.body, words);
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
 * @param page returns the document of the preview, if it has loaded
 * @param textAt returns the text of a field with its tokens resolved
 * @param changes values that change when the preview does, or when `textAt` does
 */
export function useFollowFocus(
  page: () => Document | undefined,
  textAt: (place: string) => string,
  changes: readonly unknown[],
): void {
  const place = useRef("");
  const reveal = useEffectEvent((trigger: "focus" | "change") => {
    const [, part, index] = MENU_PLACE.exec(place.current) ?? [];
    const pageDocument = page();
    if (!pageDocument) return;
    if (part !== undefined) revealFramePart(pageDocument, part, Number(index));
    else if (place.current !== "") revealText(pageDocument, textAt(place.current), trigger === "focus");
  });
  useEffect(() => {
    const follow = () => {
      const now = placeOfFocus();
      if (now === undefined || now === place.current) return;
      place.current = now;
      reveal("focus");
    };
    document.addEventListener("focusin", follow);
    document.addEventListener("selectionchange", follow);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("selectionchange", follow);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is rendered again is closed
  useEffect(() => reveal("change"), changes);
}
