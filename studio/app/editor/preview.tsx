import { useEffect, useRef, useState } from "react";
import { valueAt } from "../../../schema/json-path";
import { Button, SkipButton } from "../button";
import { useEditor } from "../editor-context";
import { CONTROLS } from "../fields/go-to";
import { nameOfPage } from "../file-names";
import { HEADER_HEIGHT, useFollowFocus } from "./follow-focus";
import { PageFrame, START_ADDED_SCRIPT } from "./page-frame";
import { type ClickedPart, findClickedPath, partAt } from "./text-lookup";

/** Widths of the preview, in CSS pixels. */
const WIDTHS = [
  { label: "Phone", width: 390 },
  { label: "Tablet", width: 820 },
  { label: "Desktop", width: 1440 },
] as const;

/** Scale down to which the texts of a page can be read. */
const LEAST_SCALE = 0.45;

/** Returns the largest width at which a page can be read in a room of that width. */
const widthFor = (room: number): number =>
  (WIDTHS.findLast(({ width }) => room >= width * LEAST_SCALE) ?? WIDTHS[0]).width;

/** Styles that mark blocks, injected into the page. */
const MARK_STYLES = `
main > [data-block] { cursor: pointer; }
main > [data-block]:hover { outline: 2px dashed oklch(0.5 0.125 153); outline-offset: -2px; }
/* A dialog that opens automatically and covers the page is shown inline while its block is edited. */
main > [data-studio-selected] dialog { display: block; position: static; margin: 4rem auto; opacity: 1; translate: none; }
main > [data-studio-selected] { outline: 3px solid oklch(0.5 0.125 153) !important; outline-offset: -3px; }
`;

/** Handlers of events in the page. */
interface PageHandlers {
  /** Called with the index of the clicked block, if any, and the clicked part. */
  onClick: (index: number | undefined, clicked: ClickedPart) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** Prevents links and forms from navigating the frame, reports clicked blocks, and starts the scripts of added blocks. */
function listen(page: Document, handlers: { readonly current: PageHandlers }): void {
  const style = page.createElement("style");
  style.textContent = MARK_STYLES;
  const script = page.createElement("script");
  script.type = "module";
  script.textContent = START_ADDED_SCRIPT;
  page.head.append(style, script);
  const handleClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest("a, form")) event.preventDefault();
    const block = target.closest("main > [data-block]");
    const index = block ? [...page.querySelectorAll("main > [data-block]")].indexOf(block) : undefined;
    handlers.current.onClick(index, { part: partAt(target, event), root: block ?? page });
  };
  page.addEventListener("click", handleClick, true);
  page.addEventListener("auxclick", handleClick, true);
  page.addEventListener("submit", (event) => event.preventDefault(), true);
  page.addEventListener("keydown", (event) => handlers.current.onKey(event), true);
}

/** Chooses the page for the preview, if several show the file. Unpublished pages cannot show it. */
function PageChoice() {
  const { entry, offers, preview, showOn } = useEditor();
  const unpublished = new Set(offers.files.flatMap(({ route, isPublished }) => (isPublished ? [] : [route])));
  const routes = (entry.shownOn ?? []).filter((route) => route === entry.route || !unpublished.has(route));
  return (
    routes.length > 1 && (
      <label className="flex min-w-0 items-center gap-2 pb-2">
        Page
        <select
          className="input mt-0 min-w-0"
          value={preview.data?.route ?? entry.route}
          onChange={({ target: { value } }) => showOn(value)}
        >
          {routes.map((route) => (
            <option key={route} value={route}>
              {nameOfPage(offers, route)}
            </option>
          ))}
        </select>
      </label>
    )
  );
}

/** The page as visitors see it, in a frame; a click on a block selects it. */
export function Preview({ onKey }: Pick<PageHandlers, "onKey">) {
  const { entry, state, preview, dispatch, goToPath, resolveTokens } = useEditor();
  const { content } = state;
  const { isCurrent, error } = preview;
  const { html, route, block: position } = preview.data ?? {};
  const selected = position ?? state.selected;
  const element = useRef<HTMLIFrameElement>(null);
  const page = useRef<PageFrame>(undefined);
  const [chosenWidth, setChosenWidth] = useState<number>();
  const [stageSize, setStageSize] = useState({ width: 0, height: 0 });
  const width = chosenWidth ?? widthFor(stageSize.width);
  const stage = useRef<HTMLDivElement>(null);
  const [loadCount, setLoadCount] = useState(0);
  const [isReady, setReady] = useState(false);
  const onClick: PageHandlers["onClick"] = (index, clicked) => {
    const isPage = entry.schema === undefined;
    if (isPage && index === undefined) return;
    const path = isPage ? ["blocks", Number(index), "props"] : [];
    const found = findClickedPath(clicked, valueAt(content, path), path, resolveTokens);
    if (found) goToPath(found);
    else if (index !== undefined) dispatch({ kind: "select", selected: index });
  };
  /** Returns the text of a field with its tokens resolved; empty for a field that contains others. */
  const textAt = (place: string): string => {
    const value = valueAt(content, place.split("/"));
    return typeof value === "string" ? resolveTokens(value) : "";
  };
  const handlers = useRef({ onClick, onKey });
  handlers.current = { onClick, onKey };

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
  useFollowFocus(() => page.current?.page, textAt, [html, loadCount]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark is set again when blocks have been replaced and when the frame has loaded
  useEffect(() => {
    for (const [index, block] of page.current?.blocks.entries() ?? [])
      block.toggleAttribute("data-studio-selected", index === selected);
  }, [html, selected, loadCount]);
  const lastScrolledTo = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: an added or moved block has to be rendered first
  useEffect(() => {
    const view = element.current?.contentWindow;
    const block = typeof selected === "number" ? page.current?.blocks[selected] : undefined;
    // The preview scrolls when a block is selected, not when it changes.
    const scrollKey = `${selected} ${route} ${loadCount} ${width}`;
    const isPending = !isCurrent && error === undefined;
    if (!view || isPending || lastScrolledTo.current === scrollKey || (selected !== "page" && !block)) return;
    lastScrolledTo.current = scrollKey;
    if (!block) return;
    const { top, bottom, height } = block.getBoundingClientRect();
    const visibleHeight = Math.min(bottom, view.innerHeight) - Math.max(top, HEADER_HEIGHT);
    // scrollIntoView would also scroll the document around the frame.
    if (visibleHeight < Math.min(height, view.innerHeight - HEADER_HEIGHT) / 2)
      view.scrollBy({ top: top - HEADER_HEIGHT });
  }, [html, isCurrent, error, selected, route, loadCount, width]);

  const onLoad = () => {
    const { contentDocument, contentWindow } = element.current ?? {};
    // The frame loads an empty document first.
    if (!contentDocument || !contentWindow || !page.current) return;
    page.current.handleLoad();
    listen(contentDocument, handlers);
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
      className="row-start-3 flex min-w-0 flex-col bg-sunken px-4 pt-2 pb-4 max-[62rem]:col-span-full max-[62rem]:row-start-4 max-[62rem]:h-[70dvh] max-[40rem]:row-start-5"
      aria-label="Preview"
    >
      <div className="flex flex-wrap items-center justify-center gap-x-6">
        <PageChoice />
        <fieldset className="flex justify-center gap-1 pb-2">
          <legend className="sr-only">Width of the preview</legend>
          {WIDTHS.map(({ label, width: presetWidth }) => (
            <Button
              key={label}
              className="aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper forced-colors:aria-pressed:border-3 forced-colors:aria-pressed:border-[Highlight]"
              aria-pressed={presetWidth === width}
              onClick={() => setChosenWidth(presetWidth)}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      </div>
      <SkipButton to={`.form :is(${CONTROLS})`}>Skip the preview</SkipButton>
      {error && (
        <p role="status">
          {html !== undefined && "Not shown yet, but as it was before. "}
          {error}
        </p>
      )}
      <div ref={stage} className="flex min-h-0 flex-1 justify-center overflow-hidden">
        <iframe
          ref={element}
          title="Preview of the page"
          className="flex-none origin-top border border-line bg-paper"
          // Until the listeners are attached, a click on a link would navigate the frame.
          inert={!isReady}
          onLoad={onLoad}
          style={{ width, height: stageSize.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
