import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import type { JsonObject, JsonPath, JsonValue } from "../../../schema/json-document";
import { valueAt } from "../../../schema/json-path";
import type { FileEntry, SavedFile, SiteOffers } from "../../api";
import { EditorProvider, pathKey, useReadings } from "../editor-context";
import { goTo } from "../fields/go-to";
import { copyBlock } from "./draft-storage";
import { FindingsSummary } from "./findings-summary";
import { FileForm } from "./form";
import { Outline } from "./outline";
import { Preview } from "./preview";
import { copyWithoutAnchor, type FileState, selectionOf } from "./state";
import { type ClickedPart, findClickedPath } from "./text-lookup";
import { Conflict, Toolbar } from "./toolbar";
import { useFile } from "./use-file";
import { useKeys } from "./use-keys";

interface EditorProps {
  offers: SiteOffers;
  entry: FileEntry;
  saved: SavedFile;
  /** Called when a file has been saved, moved or removed. */
  onWrite: () => void;
}

/** The editor of a file: toolbar, preview, form, and for a page its outline. */
export function Editor({ offers, entry, saved: initial, onWrite }: EditorProps) {
  // A link to a finding or a sentence in this file passes its path.
  const targetPath: JsonPath | undefined = useLocation().state ?? undefined;
  const file = useFile(initial, selectionOf(targetPath ?? []), onWrite);
  const { state, dispatch, isChanged, save, preview, verdict, hadDraft } = file;
  const { content, selected } = state;
  const readings = useReadings(offers, verdict.data);
  const isPage = entry.schema === undefined;
  /** Property that names the file, such as the title of an article; undefined if it is named otherwise. */
  const [nameProperty] = useState(() =>
    ["name", "title"].find((property) => initial.content[property] === entry.name),
  );
  const name = (nameProperty && readings.resolveTokens(String(content[nameProperty] ?? ""))) || entry.name;
  const [dialog, setDialog] = useState<ReactNode>();
  /** State in which a block was copied; the notice disappears with the next action. */
  const [copied, setCopied] = useState<FileState>();

  const onKey = useKeys(dispatch, save);
  const form = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly selected block is shown from its first field
  useEffect(() => {
    if (form.current) form.current.scrollTop = 0;
  }, [selected]);
  useEffect(() => {
    if (targetPath) goTo(targetPath);
  }, [targetPath]);

  const write = (next: JsonObject) =>
    dispatch({ kind: "write", content: next, place: document.activeElement?.id ?? "", at: Date.now() });
  const goToPath = (path: JsonPath) => {
    flushSync(() => dispatch({ kind: "select", selected: selectionOf(path) }));
    goTo(path);
  };
  /** Returns a text of the draft with its tokens resolved. */
  const readText = (path: JsonPath, text: JsonValue | undefined): string =>
    typeof text === "string" ? (readings.readings.get(pathKey(path)) ?? readings.resolveTokens(text)) : "";
  const selectClicked = (index: number | undefined, clicked: ClickedPart) => {
    if (isPage && index === undefined) return;
    const path = isPage ? ["blocks", Number(index), "props"] : [];
    const found = findClickedPath(clicked, valueAt(content, path), path, readText);
    if (found) goToPath(found);
    else if (index !== undefined) dispatch({ kind: "select", selected: index });
  };
  const notice = (): string | undefined => {
    if (state === copied) return "Copied: Add block puts it here or on another page.";
    if (state.lost) return `${state.lost}. Undo brings it back.`;
    return hadDraft && isChanged ? "What you had not saved last time is here." : undefined;
  };
  return (
    <EditorProvider
      value={{
        ...{ ...file, ...readings, offers, entry: { ...entry, name } },
        ...{ onWrite, write, goToPath, showDialog: setDialog },
      }}
    >
      <title>{`${name} · Pingo studio`}</title>
      <div className="editor" data-of={isPage ? "page" : "data"}>
        <Toolbar notice={notice()} />
        <Conflict />
        {isPage && (
          <Outline
            onCopy={(block) => {
              copyBlock(copyWithoutAnchor(block));
              setCopied(state);
            }}
          />
        )}
        <Preview
          html={preview.data?.html}
          isCurrent={preview.isCurrent}
          error={preview.error}
          selected={entry.block ?? selected}
          onClick={selectClicked}
          textAt={(place) => readText(place.split("/"), valueAt(content, place.split("/")))}
          onKey={onKey}
        />
        <aside ref={form} className="form flex flex-col gap-4 border-line border-l" aria-label="Content">
          <FindingsSummary />
          <FileForm key={selected} />
        </aside>
        {dialog}
      </div>
    </EditorProvider>
  );
}
