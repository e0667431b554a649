import { useEffect, useRef, useState } from "react";
import { valueAt } from "../../../schema/json-path";
import { useEditor } from "../editor-context";
import { Button, Options, SkipButton } from "../elements";
import { FileLink } from "../file-link";
import { CONTROLS } from "../focus";
import { nameOfPage } from "../site";
import { useFollowFocus, useShowSelection } from "./keep-in-view";
import { listenToPage, PageFrame, type PageHandlers } from "./page-frame";
import { findClickedPath } from "./text-lookup";

/** Chooses the page for the preview, if several show the file. Unpublished pages cannot show it. */
function PageChoice() {
  const { entry, site, preview, showOn } = useEditor();
  const unpublished = new Set(site.files.flatMap(({ route, isPublished }) => (isPublished ? [] : [route])));
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
          <Options choices={routes.map((value) => ({ value, label: nameOfPage(site, value) }))} />
        </select>
      </label>
    )
  );
}

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

/** The page as visitors see it, in a frame; a click on a block selects it. */
export function Preview({ onKey }: Pick<PageHandlers, "onKey">) {
  const { entry, state, preview, dispatch, goToPath, resolveTokens } = useEditor();
  const { content } = state;
  const { data, error } = preview;
  const html = data?.html;
  const element = useRef<HTMLIFrameElement>(null);
  const frame = useRef<PageFrame>(undefined);
  /** Document of the page, once the frame has loaded it. */
  const [page, setPage] = useState<Document>();
  const [chosenWidth, setChosenWidth] = useState<number>();
  const [stageSize, setStageSize] = useState({ width: 0, height: 0 });
  const width = chosenWidth ?? widthFor(stageSize.width);
  const stage = useRef<HTMLDivElement>(null);
  const [isAroundClicked, setAroundClicked] = useState(false);
  const onClick: PageHandlers["onClick"] = (index, clicked) => {
    const isPage = entry.schema === undefined;
    setAroundClicked(isPage && index === "header or footer");
    if (isPage && typeof index !== "number") return;
    const path = isPage ? ["blocks", Number(index), "props"] : [];
    const found = findClickedPath(clicked, valueAt(content, path), path, resolveTokens);
    if (found) goToPath(found);
    else if (typeof index === "number") dispatch({ kind: "select", selected: index });
  };
  const handlers = useRef({ onClick, onKey });
  handlers.current = { onClick, onKey };

  useEffect(() => {
    if (!stage.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setStageSize(entry.contentRect));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!element.current || html === undefined) return;
    frame.current ??= new PageFrame(element.current);
    frame.current.show(html);
  }, [html]);
  // First, since a text is searched for in the selected block.
  useShowSelection(page, width);
  useFollowFocus(page);

  const onLoad = () => {
    const { contentDocument, contentWindow } = element.current ?? {};
    // The frame loads an empty document first.
    if (!contentDocument || !contentWindow || !frame.current) return;
    frame.current.handleLoad();
    listenToPage(contentDocument, handlers);
    setPage(contentDocument);
    contentWindow.addEventListener("pagehide", () => {
      frame.current?.handleUnload();
      setPage(undefined);
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
          {html !== undefined && "Your last change is not shown yet. "}
          {error}
        </p>
      )}
      {isAroundClicked && (
        <p role="status" className="pb-2 text-center">
          The header and the footer are the same on every page. They are edited in “
          <FileLink file="data/navigation.json" />” and in “<FileLink file="data/site.json" />
          ”.
        </p>
      )}
      <div ref={stage} className="flex min-h-0 flex-1 justify-center overflow-hidden">
        <iframe
          ref={element}
          title="Preview of the page"
          className="flex-none origin-top border border-line bg-paper"
          // Until the listeners are attached, a click on a link would navigate the frame.
          inert={!page}
          onLoad={onLoad}
          style={{ width, height: stageSize.height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  );
}
