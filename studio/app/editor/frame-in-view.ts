import { EditorView } from "@codemirror/view";
import { useEffect, useRef } from "react";
import { lineAt } from "../fields/lines";
import { findElementWithText } from "./words-in-page";

/** Height of the page's own header, which stays in view. In CSS pixels. */
export const HEADER_HEIGHT = 80;

/** A place of the menus' file, as its fields are marked: the entry of the header, the mobile menu's own links, or the footer. */
const MENU_PLACE = /^(header|mobileExtra|footer)\b(?:\/(\d+))?/;

/** What is worked on, as fields are marked: of an article the line with the caret. Undefined outside of all fields. */
function placeOfFocus(): string | undefined {
  const focused = document.activeElement;
  const place = focused?.closest<HTMLElement>("[data-place]")?.dataset.place;
  const text = focused?.matches("[data-lines]") && EditorView.findFromDOM(focused as HTMLElement)?.state;
  return text ? `${place}/${lineAt(text.doc.toString(), text.selection.main.from)}` : place;
}

/** Shows a part of the page's frame that is closed or far below. */
function revealFramePart(page: Document, part: string, index: number): void {
  const menu = page.querySelector<HTMLDetailsElement>("[data-mobile-menu]");
  const isNarrow = menu?.checkVisibility() === true;
  if (part === "footer") page.querySelector("body > footer")?.scrollIntoView({ block: "end" });
  else if (isNarrow) menu.open = true;
  const list = page.querySelector(`nav[aria-label="${isNarrow ? "Mobile" : "Main"}"] > ul`);
  const entry = part === "header" ? list?.children[index]?.querySelector("details") : undefined;
  if (entry) entry.open = true;
}

/** Opens what is folded around what shows a text, and goes there where that is out of view. Of several that do the one in the chosen block counts. */
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
 * Keeps in view what is worked on: goes to the text whose field has the focus, opens the menu whose entries are edited,
 * again after each change, and goes to the footer for its own.
 *
 * @param page the page that is shown, where one is
 * @param html what it shows
 * @param textAt what visitors read where a field writes it
 */
export function useFollowFocus(
  page: () => Document | undefined,
  html: string | undefined,
  textAt: (place: string) => string,
): void {
  const place = useRef("");
  const show = useRef((_: "focus" | "change") => {});
  show.current = (why) => {
    const [, part, index] = MENU_PLACE.exec(place.current) ?? [];
    const pageDocument = page();
    if (!pageDocument) return;
    if (part !== undefined) revealFramePart(pageDocument, part, Number(index));
    else if (place.current !== "") revealText(pageDocument, textAt(place.current), why === "focus");
  };
  useEffect(() => {
    const follow = () => {
      const now = placeOfFocus();
      if (now === undefined || now === place.current) return;
      place.current = now;
      show.current("focus");
    };
    document.addEventListener("focusin", follow);
    document.addEventListener("selectionchange", follow);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("selectionchange", follow);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew is closed again
  useEffect(() => show.current("change"), [html]);
}
