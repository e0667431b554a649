import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { JsonObject, JsonPath } from "../../../schema/json-document";
import { type EditorData, EditorProvider, useReadings } from "../editor-context";
import { changeAndGoTo, goTo } from "../focus";
import { useSite } from "../site";
import { FindingsSummary } from "./findings-summary";
import { FileForm } from "./form";
import { Outline, PANEL } from "./outline";
import { Preview } from "./preview";
import { selectionOf } from "./state";
import { Conflict, Toolbar } from "./toolbar";
import { useFile } from "./use-file";
import { useKeys } from "./use-keys";

/**
 * Rows of the editor: the bar, a conflict, and below them the panels beside the preview, in a narrow window above it, and on a
 * phone above each other. A notice is at the lower edge of the preview, in a narrow window at that of the window.
 */
const LAYOUT =
  "grid h-dvh grid-rows-[auto_auto_minmax(0,1fr)] max-[62rem]:h-auto max-[62rem]:grid-rows-[repeat(5,auto)] max-[62rem]:[--notice-inset:auto_1rem_1rem] max-[40rem]:[--notice-inset:auto_1rem_5rem]";
const PAGE_LAYOUT =
  "grid-cols-[16rem_minmax(0,1fr)_25rem] [--notice-inset:auto_26rem_1rem_17rem] max-[62rem]:grid-cols-[14rem_minmax(0,1fr)] max-[40rem]:grid-cols-[minmax(0,1fr)]";
const DATA_LAYOUT =
  "grid-cols-[minmax(0,1fr)_32rem] [--notice-inset:auto_33rem_1rem_1rem] max-[62rem]:grid-cols-[minmax(0,1fr)]";

/** The editor of a file: toolbar, preview, form, and for a page its outline. */
export function Editor({ entry, saved: initial }: Pick<EditorData, "entry" | "saved">) {
  const site = useSite();
  // A link to a finding or a sentence in this file passes its path, and publishing it passes a notice.
  const passed: JsonPath | string | null = useLocation().state;
  const file = useFile(initial, selectionOf(typeof passed === "string" ? [] : (passed ?? [])), site.reload);
  const { state, dispatch, preview, verdict } = file;
  const { content, selected } = state;
  const readings = useReadings(site, preview.data, verdict.data);
  const isPage = entry.schema === undefined;
  /** Property that names the file, such as the title of an article; undefined if it is named otherwise. */
  const [nameProperty] = useState(() =>
    ["name", "title"].find((property) => initial.content[property] === entry.name),
  );
  const name = (nameProperty && readings.resolveTokens(String(content[nameProperty] ?? ""))) || entry.name;
  const named = {
    ...site,
    files: site.files.map((one) => (one.file === entry.file ? { ...one, name } : one)),
  };
  const [dialog, setDialog] = useState<ReactNode>();
  const form = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly selected block is shown from its first field
  useEffect(() => {
    if (form.current) form.current.scrollTop = 0;
  }, [selected]);
  useEffect(() => {
    if (passed && typeof passed !== "string") return goTo(passed);
    document.querySelector<HTMLElement>("h1")?.focus();
    if (passed) dispatch({ kind: "notify", notice: passed });
  }, [passed, dispatch]);

  const write = (next: JsonObject) =>
    dispatch({ kind: "write", content: next, place: document.activeElement?.id ?? "", at: Date.now() });
  const goToPath = (path: JsonPath) =>
    changeAndGoTo(() => dispatch({ kind: "select", selected: selectionOf(path) }), path);
  const editor: EditorData = {
    ...{ site: named, ...file, ...readings, entry: { ...entry, name } },
    ...{ write, goToPath, showDialog: setDialog },
  };
  const onKey = useKeys(editor);
  return (
    <EditorProvider value={editor}>
      <title>{`${name} · Pingo studio`}</title>
      <div className={`editor ${isPage ? PAGE_LAYOUT : DATA_LAYOUT} ${LAYOUT}`}>
        <Toolbar />
        <Conflict />
        {isPage && <Outline />}
        <Preview onKey={onKey} />
        <main
          ref={form}
          className={`form flex flex-col gap-4 border-line border-l max-[40rem]:row-start-4 max-[40rem]:border-l-0 ${PANEL}`}
          aria-label="Content"
        >
          <FindingsSummary />
          <FileForm key={selected} />
        </main>
        {dialog}
      </div>
    </EditorProvider>
  );
}
