import { useEffect, useRef, useState } from "react";
import { CONTROLS } from "../fields/go-to";
import { HEADER_HEIGHT, useFollowFocus } from "./frame-in-view";
import { PageFrame, START_ADDED_SCRIPT } from "./page-frame";
import type { Selection } from "./state";
import { type ClickedPart, partAt } from "./words-in-page";

/** Widths to look at a page in; in CSS pixels. */
const WIDTHS = [
  { label: "Phone", width: 390 },
  { label: "Tablet", width: 820 },
  { label: "Desktop", width: 1440 },
] as const;

/** What marks a block in the page, which has styles of its own. */
const MARK_STYLES = `
main > [data-block] { cursor: pointer; }
main > [data-block]:hover { outline: 2px dashed oklch(0.5 0.125 153); outline-offset: -2px; }
/* What opens by itself and covers the page: it is shown in its place while it is worked on. */
main > [data-studio-selected] dialog { display: block; position: static; margin: 4rem auto; opacity: 1; translate: none; }
main > [data-studio-selected] { outline: 3px solid oklch(0.5 0.125 153) !important; outline-offset: -3px; }
`;

interface PreviewProps {
  html: string | undefined;
  /** Why the page as it is now cannot be shown. */
  error: string | undefined;
  selected: Selection;
  /** Called with the block that was pressed, where it is one, and the part of it that was. */
  onPress: (index: number | undefined, clicked: ClickedPart) => void;
  /** What visitors read where a field of the form writes it. */
  textAt: (place: string) => string;
  onKey: (event: KeyboardEvent) => void;
}

/** Keeps links and forms from leading the frame to another page, tells which block was pressed, and starts blocks that are added. */
function listen(
  page: Document,
  onPress: PreviewProps["onPress"],
  onKey: (event: KeyboardEvent) => void,
): void {
  const style = page.createElement("style");
  style.textContent = MARK_STYLES;
  const script = page.createElement("script");
  script.type = "module";
  script.textContent = START_ADDED_SCRIPT;
  page.head.append(style, script);
  const press = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest("a, form")) event.preventDefault();
    const block = target.closest("main > [data-block]");
    const index = block ? [...page.querySelectorAll("main > [data-block]")].indexOf(block) : undefined;
    onPress(index, { part: partAt(target, event), root: block ?? page });
  };
  page.addEventListener("click", press, true);
  page.addEventListener("auxclick", press, true);
  page.addEventListener("submit", (event) => event.preventDefault(), true);
  page.addEventListener("keydown", onKey, true);
}

/** The page as visitors get it, in a frame: a press on a block selects it. */
export function Preview({ html, error, selected, onPress, textAt, onKey }: PreviewProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const page = useRef<PageFrame>(undefined);
  const [width, setWidth] = useState<number>(WIDTHS[2].width);
  const [stageSize, setStageSize] = useState({ width: 0, height: 0 });
  const stage = useRef<HTMLDivElement>(null);
  const [loadCount, setLoadCount] = useState(0);
  const [isReady, setReady] = useState(false);
  const handlers = useRef({ onPress, onKey });
  handlers.current = { onPress, onKey };

  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setStageSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!element.current || html === undefined) return;
    page.current ??= new PageFrame(element.current);
    page.current.show(html);
  }, [html]);
  useFollowFocus(() => page.current?.page, html, textAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: marked again when the blocks are other ones, and when the frame has loaded
  useEffect(() => {
    for (const [index, block] of page.current?.blocks.entries() ?? [])
      block.toggleAttribute("data-studio-selected", index === selected);
  }, [html, selected, loadCount]);
  const lastScrolledTo = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a block that was added has to be there first
  useEffect(() => {
    const view = element.current?.contentWindow;
    const block = typeof selected === "number" ? page.current?.blocks[selected] : undefined;
    // Where somebody reads is left when a block is chosen, and not when it changes.
    const scrollKey = `${selected} ${loadCount} ${width}`;
    if (!view || lastScrolledTo.current === scrollKey || (selected !== "page" && !block)) return;
    lastScrolledTo.current = scrollKey;
    if (!block) return;
    const { top, bottom, height } = block.getBoundingClientRect();
    const visibleHeight = Math.min(bottom, view.innerHeight) - Math.max(top, HEADER_HEIGHT);
    // By itself: scrollIntoView would scroll what stands around the frame as well.
    if (visibleHeight < Math.min(height, view.innerHeight - HEADER_HEIGHT) / 2)
      view.scrollBy({ top: top - HEADER_HEIGHT });
  }, [html, selected, loadCount, width]);

  const onLoad = () => {
    const { contentDocument, contentWindow } = element.current ?? {};
    // Before it has a page, the frame loads an empty one.
    if (!contentDocument || !contentWindow || !page.current) return;
    page.current.handleLoad();
    listen(
      contentDocument,
      (index, clicked) => handlers.current.onPress(index, clicked),
      (event) => handlers.current.onKey(event),
    );
    setLoadCount((count) => count + 1);
    setReady(true);
    contentWindow.addEventListener("pagehide", () => {
      page.current?.handleUnload();
      setReady(false);
    });
  };
  const scale = Math.min(1, stageSize.width / width || 1);
  return (
    <section
      className="row-start-3 flex min-w-0 flex-col bg-sunken px-4 pt-2 pb-4 max-[62rem]:col-span-full max-[62rem]:row-start-4 max-[62rem]:h-[70dvh]"
      aria-label="Preview"
    >
      <fieldset className="flex justify-center gap-1 pb-2">
        <legend className="sr-only">Width of the preview</legend>
        {WIDTHS.map(({ label, width: own }) => (
          <button
            key={label}
            type="button"
            className="button-quiet aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            aria-pressed={own === width}
            onClick={() => setWidth(own)}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="button-quiet not-focus:pointer-events-none not-focus:absolute not-focus:opacity-0"
        onClick={() => document.querySelector<HTMLElement>(`.form :is(${CONTROLS})`)?.focus()}
      >
        Skip the preview
      </button>
      {error && <p role="status">Not shown yet, but as it was before. {error}</p>}
      <div ref={stage} className="flex min-h-0 flex-1 justify-center overflow-hidden">
        <iframe
          ref={element}
          title="Preview of the page"
          className="flex-none origin-top border border-line bg-paper"
          // Before somebody listens, a press on a link would lead the frame elsewhere.
          inert={!isReady}
          onLoad={onLoad}
          style={{ width, height: stageSize.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
