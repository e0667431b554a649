import { type RefObject, useEffect, useRef } from "react";
import { HEADER_HEIGHT } from "./follow-focus";
import type { PageFrame } from "./page-frame";
import type { Selection } from "./state";

/** What the frame shows, or is about to show. */
interface Shown {
  html: string | undefined;
  route: string | undefined;
  /** Width of the preview, in CSS pixels. */
  width: number;
  /** Number of documents that the frame has loaded. */
  loadCount: number;
  /** Whether the HTML is older than the content. */
  isPending: boolean;
}

/** Marks the selected block in the page, and scrolls to it when it is selected, but not when it changes. */
export function useShowSelection(
  page: RefObject<PageFrame | undefined>,
  selected: Selection,
  { html, route, width, loadCount, isPending }: Shown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark is set again when blocks have been replaced and when the frame has loaded
  useEffect(() => {
    for (const [index, block] of page.current?.blocks.entries() ?? [])
      block.toggleAttribute("data-studio-selected", index === selected);
  }, [html, selected, loadCount]);
  const lastScrolledTo = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: an added or moved block has to be rendered first
  useEffect(() => {
    const view = page.current?.frame.contentWindow;
    const block = typeof selected === "number" ? page.current?.blocks[selected] : undefined;
    const scrollKey = `${selected} ${route} ${loadCount} ${width}`;
    if (!view || isPending || lastScrolledTo.current === scrollKey || (selected !== "page" && !block)) return;
    lastScrolledTo.current = scrollKey;
    if (!block) return;
    const { top, bottom, height } = block.getBoundingClientRect();
    const visibleHeight = Math.min(bottom, view.innerHeight) - Math.max(top, HEADER_HEIGHT);
    // scrollIntoView would also scroll the document around the frame.
    if (visibleHeight < Math.min(height, view.innerHeight - HEADER_HEIGHT) / 2)
      view.scrollBy({ top: top - HEADER_HEIGHT });
  }, [html, isPending, selected, route, loadCount, width]);
}
