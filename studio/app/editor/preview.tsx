import { useEffect, useRef, useState } from "react";
import { CONTROLS } from "../fields/go-to";
import { HEADER, useFrameInView } from "./frame-in-view";
import { PageFrame, STARTS_ADDED } from "./page-frame";
import type { Selection } from "./state";
import { type Pressed, partAt } from "./words-in-page";

/** Widths to look at a page in; in CSS pixels. */
const WIDTHS = [
  { label: "Phone", width: 390 },
  { label: "Tablet", width: 820 },
  { label: "Desktop", width: 1440 },
] as const;

/** What marks a block in the page, which has styles of its own. */
const MARKS = `
main > [data-block] { cursor: pointer; }
main > [data-block]:hover { outline: 2px dashed oklch(0.5 0.125 153); outline-offset: -2px; }
/* What opens by itself and covers the page: it is shown in its place while it is worked on. */
main > [data-studio-selected] dialog { display: block; position: static; margin: 4rem auto; opacity: 1; translate: none; }
main > [data-studio-selected] { outline: 3px solid oklch(0.5 0.125 153) !important; outline-offset: -3px; }
`;

interface PreviewProps {
  html: string | undefined;
  /** Why the page as it is now cannot be shown. */
  failed: string | undefined;
  selected: Selection;
  /** Called with the block that was pressed, where it is one, and the part of it that was. */
  onPress: (index: number | undefined, pressed: Pressed) => void;
  /** What visitors read where a field of the form writes it. */
  wordsAt: (place: string) => string;
  onKey: (event: KeyboardEvent) => void;
}

/** Keeps links and forms from leading the frame to another page, tells which block was pressed, and starts blocks that are added. */
function listen(
  page: Document,
  onPress: PreviewProps["onPress"],
  onKey: (event: KeyboardEvent) => void,
): void {
  const style = page.createElement("style");
  style.textContent = MARKS;
  const script = page.createElement("script");
  script.type = "module";
  script.textContent = STARTS_ADDED;
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
export function Preview({ html, failed, selected, onPress, wordsAt, onKey }: PreviewProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const page = useRef<PageFrame>(undefined);
  const [width, setWidth] = useState<number>(WIDTHS[2].width);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const stage = useRef<HTMLDivElement>(null);
  const [loads, setLoads] = useState(0);
  const [isReady, setReady] = useState(false);
  const handlers = useRef({ onPress, onKey });
  handlers.current = { onPress, onKey };

  useEffect(() => {
    if (!stage.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(stage.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!element.current || html === undefined) return;
    page.current ??= new PageFrame(element.current);
    page.current.show(html);
  }, [html]);
  useFrameInView(() => page.current?.page, html, wordsAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: marked again when the blocks are other ones, and when the frame has loaded
  useEffect(() => {
    for (const [index, block] of page.current?.blocks.entries() ?? [])
      block.toggleAttribute("data-studio-selected", index === selected);
  }, [html, selected, loads]);
  const shown = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a block that was added has to be there first
  useEffect(() => {
    const view = element.current?.contentWindow;
    const block = typeof selected === "number" ? page.current?.blocks[selected] : undefined;
    // Where somebody reads is left when a block is chosen, and not when it changes.
    const now = `${selected} ${loads} ${width}`;
    if (!view || shown.current === now || (selected !== "page" && !block)) return;
    shown.current = now;
    if (!block) return;
    const { top, bottom, height } = block.getBoundingClientRect();
    const inView = Math.min(bottom, view.innerHeight) - Math.max(top, HEADER);
    // By itself: scrollIntoView would scroll what stands around the frame as well.
    if (inView < Math.min(height, view.innerHeight - HEADER) / 2) view.scrollBy({ top: top - HEADER });
  }, [html, selected, loads, width]);

  const loaded = () => {
    const { contentDocument, contentWindow } = element.current ?? {};
    // Before it has a page, the frame loads an empty one.
    if (!contentDocument || !contentWindow || !page.current) return;
    page.current.hasLoaded();
    listen(
      contentDocument,
      (index, pressed) => handlers.current.onPress(index, pressed),
      (event) => handlers.current.onKey(event),
    );
    setLoads((count) => count + 1);
    setReady(true);
    contentWindow.addEventListener("pagehide", () => {
      page.current?.isLeft();
      setReady(false);
    });
  };
  const scale = Math.min(1, room.width / width || 1);
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
      {failed && <p role="status">Not shown yet, but as it was before. {failed}</p>}
      <div ref={stage} className="flex min-h-0 flex-1 justify-center overflow-hidden">
        <iframe
          ref={element}
          title="Preview of the page"
          className="flex-none origin-top border border-line bg-paper"
          // Before somebody listens, a press on a link would lead the frame elsewhere.
          inert={!isReady}
          onLoad={loaded}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
