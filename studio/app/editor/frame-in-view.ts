import { useEffect, useRef } from "react";

/** A place of the menus' file, as its fields are marked: the entry of the header, the mobile menu's own links, or the footer. */
const OF_MENUS = /^(header|mobileExtra|footer)\b(?:\/(\d+))?/;

/** Shows a part of the page's frame that is closed or far below. */
function showPart(page: Document, part: string, index: number): void {
  const menu = page.querySelector<HTMLDetailsElement>("[data-mobile-menu]");
  const isNarrow = menu?.checkVisibility() === true;
  if (part === "footer") page.querySelector("body > footer")?.scrollIntoView({ block: "end" });
  else if (isNarrow) menu.open = true;
  const list = page.querySelector(`nav[aria-label="${isNarrow ? "Mobile" : "Main"}"] > ul`);
  const entry = part === "header" ? list?.children[index]?.querySelector("details") : undefined;
  if (entry) entry.open = true;
}

/**
 * Opens the menu whose fields are worked on, again after each change, and goes to the footer when those of the footer are.
 *
 * @param page the document of the preview
 * @param html what it shows
 */
export function useFrameInView(page: () => Document | null | undefined, html: string | undefined): void {
  const place = useRef("");
  const show = useRef(() => {});
  show.current = () => {
    const [, part, index] = OF_MENUS.exec(place.current) ?? [];
    const live = page();
    if (live && part !== undefined) showPart(live, part, Number(index));
  };
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      place.current = (target as Element).closest<HTMLElement>("[data-place]")?.dataset.place ?? "";
      show.current();
    };
    document.addEventListener("focusin", focused);
    return () => document.removeEventListener("focusin", focused);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown anew is closed again
  useEffect(() => show.current(), [html]);
}
