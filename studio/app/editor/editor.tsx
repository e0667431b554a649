import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import type { JsonObject, JsonPath, JsonValue } from "../../../schema/json-document";
import { valueAt } from "../../../schema/json-path";
import type { FileEntry, SavedFile, SiteOffers } from "../../api";
import { EditorProvider, placeOf, useReadings } from "../editor-context";
import { goTo } from "../fields/go-to";
import { FileForm } from "./form";
import { copyBlock } from "./journal";
import { Outline } from "./outline";
import { Preview } from "./preview";
import { copyOf, type FileState, selectionOf } from "./state";
import { ToMend } from "./to-mend";
import { Conflict, Toolbar } from "./toolbar";
import { useFile } from "./use-file";
import { useKeys } from "./use-keys";
import { type Pressed, pathOfPressed } from "./words-in-page";

interface EditorProps {
  offers: SiteOffers;
  entry: FileEntry;
  saved: SavedFile;
  /** Called when a file has been saved, moved or removed. */
  onWrite: () => void;
}

/** The editor of one file: preview and form, of a page its outline too, and above them what concerns all of it. */
export function Editor({ offers, entry, saved: first, onWrite }: EditorProps) {
  // What to mend in this file may have been told of in another one.
  const told: JsonPath | undefined = useLocation().state ?? undefined;
  const file = useFile(first, selectionOf(told ?? []));
  const { state, act, saved, isChanged, save, preview, verdict, hadDraft } = file;
  const { content, selected } = state;
  const readings = useReadings(offers, verdict.answer);
  const isPage = entry.schema === undefined;
  const [dialog, show] = useState<ReactNode>();
  /** As it was when a block of it was copied: what is told of that is over once something else is done. */
  const [copied, setCopied] = useState<FileState>();

  // The lists know the file by what is saved of it.
  useEffect(() => {
    if (saved !== first) onWrite();
  }, [saved, first, onWrite]);
  const onKey = useKeys(act, save);
  const side = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another block, the first field is seen first
  useEffect(() => {
    if (side.current) side.current.scrollTop = 0;
  }, [selected]);
  useEffect(() => {
    if (told) goTo(told);
  }, [told]);

  const write = (next: JsonObject) =>
    act({ kind: "write", content: next, place: document.activeElement?.id ?? "", at: Date.now() });
  const go = (path: JsonPath) => {
    flushSync(() => act({ kind: "select", selected: selectionOf(path) }));
    goTo(path);
  };
  /** A text of the draft as visitors read it. */
  const read = (path: JsonPath, text: JsonValue | undefined): string =>
    typeof text === "string" ? (readings.readings.get(placeOf(path)) ?? readings.inWords(text)) : "";
  const press = (index: number | undefined, pressed: Pressed) => {
    if (isPage && index === undefined) return;
    const path = isPage ? ["blocks", Number(index), "props"] : [];
    const found = pathOfPressed(pressed, valueAt(content, path), path, read);
    if (found) go(found);
    else if (index !== undefined) act({ kind: "select", selected: index });
  };
  const notice = (): string | undefined => {
    if (state === copied) return "Copied: Add block puts it here or on another page.";
    if (state.lost) return `${state.lost}. Undo brings it back.`;
    return hadDraft && isChanged ? "What you had not saved last time is here." : undefined;
  };
  return (
    <EditorProvider value={{ ...file, ...readings, offers, entry, onWrite, write, go, show }}>
      <title>{`${entry.name} · Pingo studio`}</title>
      <div className="editor" data-of={isPage ? "page" : "data"}>
        <Toolbar notice={notice()} />
        <Conflict />
        {isPage && (
          <Outline
            onCopy={(block) => {
              copyBlock(copyOf(block));
              setCopied(state);
            }}
          />
        )}
        <Preview
          html={preview.answer?.html}
          failed={preview.failed}
          selected={entry.block ?? selected}
          onPress={press}
          wordsAt={(place) => read(place.split("/"), valueAt(content, place.split("/")))}
          onKey={onKey}
        />
        <aside ref={side} className="form flex flex-col gap-4 border-line border-l" aria-label="Content">
          <ToMend />
          <FileForm key={selected} />
        </aside>
        {dialog}
      </div>
    </EditorProvider>
  );
}
