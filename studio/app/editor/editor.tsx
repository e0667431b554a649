import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import type { JsonObject, JsonPath, JsonValue } from "../../../schema/json-document";
import { valueAt } from "../../../schema/json-path";
import type { FileEntry, SavedFile, SiteOffers } from "../../api";
import { FormProvider, isShown, placeOf } from "../fields/form-context";
import { goTo } from "../fields/go-to";
import { Conflict } from "./conflict";
import { Dialogs, type OpenDialog } from "./dialogs";
import { FileForm } from "./form";
import { copyBlock } from "./journal";
import { Outline, titleOf } from "./outline";
import { Preview } from "./preview";
import { blocksOf, copyOf, type Selection, withMadeUp } from "./state";
import { ToMend } from "./to-mend";
import { Toolbar } from "./toolbar";
import { useFile } from "./use-file";
import { useFormData } from "./use-form-data";
import { useKeys } from "./use-keys";
import { type Pressed, pathOfPressed } from "./words-in-page";

interface EditorProps {
  offers: SiteOffers;
  entry: FileEntry;
  saved: SavedFile;
  /** Called when a file has been saved, moved or removed. */
  onWrite: () => void;
}

/** What is selected where a path lies. */
const selectionOf = ([first, index]: JsonPath): Selection =>
  first === "blocks" && typeof index === "number" ? index : "page";

/** The editor of one file: preview and form, of a page its outline too, and above them what concerns all of it. */
export function Editor({ offers, entry, saved: first, onWrite }: EditorProps) {
  // What to mend in this file may have been told of in another one.
  const told: JsonPath | undefined = useLocation().state ?? undefined;
  const file = useFile(first, selectionOf(told ?? []));
  const { state, act, saved, isChanged, status, save, take, preview, verdict, hadDraft } = file;
  const { content, selected } = state;
  const isPage = entry.schema === undefined;
  const [dialog, setDialog] = useState<OpenDialog>();
  const [wanted, setWanted] = useState(told);
  const [notice, setNotice] = useState<string>();
  const blocks = blocksOf(content);
  const findings = verdict.answer?.findings ?? [];

  useEffect(() => {
    document.title = `${entry.name} · Pingo studio`;
  }, [entry.name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was told of is over once something else is done
  useEffect(() => setNotice(undefined), [content, selected]);
  // The lists know the file by what is saved of it.
  useEffect(() => {
    if (saved !== first) onWrite();
  }, [saved, first, onWrite]);
  const onKey = useKeys(act, save);
  const write = (next: JsonObject) =>
    act({ kind: "write", content: next, place: document.activeElement?.id ?? "", at: Date.now() });
  const side = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another block, the first field is seen first
  useEffect(() => {
    if (side.current) side.current.scrollTop = 0;
  }, [selected]);
  useEffect(() => {
    if (wanted) goTo(wanted);
  }, [wanted]);

  const form = useFormData(offers, verdict.answer, {
    file: entry.file,
    isSaved: !isChanged,
    recheck: verdict.again,
    pickIcon: (onPick) => setDialog({ kind: "icons", onPick }),
    pickFact: (onPick, now) => setDialog({ kind: "facts", now, onPick }),
    pickLink: (onPick, isLinked = false) => setDialog({ kind: "links", onPick, isLinked }),
    declareMadeUp: (path, figure) => {
      write(withMadeUp(content, path, figure));
      goTo(path);
    },
  });
  const faulty = new Set(
    findings.flatMap((finding) => (isShown(finding) && finding.path ? [selectionOf(finding.path)] : [])),
  );
  const partOf = (path: JsonPath): string => {
    const part = selectionOf(path);
    const block = part === "page" ? undefined : blocks[part];
    if (block) return `Block ${Number(part) + 1} ${titleOf(block, offers.blocks)}`;
    return isPage ? "Title and description" : entry.name;
  };
  const go = (path: JsonPath) => {
    act({ kind: "select", selected: selectionOf(path) });
    setWanted([...path]);
  };
  /** A text of the draft as visitors read it. */
  const read = (path: JsonPath, text: JsonValue | undefined): string =>
    typeof text === "string" ? (form.readings.get(placeOf(path)) ?? form.inWords(text)) : "";
  const press = (index: number | undefined, pressed: Pressed) => {
    if (isPage && index === undefined) return;
    const path = isPage ? ["blocks", Number(index), "props"] : [];
    const found = pathOfPressed(pressed, valueAt(content, path), path, read);
    if (found) go(found);
    else if (index !== undefined) act({ kind: "select", selected: index });
  };
  const above = selected === "page" ? undefined : blocks[selected];
  const add = (block: JsonObject) =>
    act({ kind: "insert", index: selected === "page" ? blocks.length : selected + 1, entry: block });
  const done = state.lost ? `${state.lost}. Undo brings it back.` : notice;
  return (
    <FormProvider value={form}>
      <div className="editor" data-of={isPage ? "page" : "data"}>
        <Toolbar
          {...{ entry, status, isChanged }}
          canUndo={state.past.length > 0}
          canRedo={state.future.length > 0}
          isSound={verdict.answer?.canBeShown !== false}
          notice={done ?? (hadDraft && isChanged ? "What you had not saved last time is here." : undefined)}
          onShowChanges={() => setDialog({ kind: "changes" })}
          onShowAddress={() => setDialog({ kind: "address" })}
          onShowHistory={() => setDialog({ kind: "history", onPick: write })}
          onUndo={() => act({ kind: "undo" })}
          onRedo={() => act({ kind: "redo" })}
          onSave={() => void save()}
          onDiscard={() => take(saved)}
        />
        {status.kind === "conflict" && (
          <Conflict onTake={() => take(status.theirs)} onKeep={() => void save(status.theirs.version)} />
        )}
        {isPage && (
          <Outline
            {...{ blocks, selected, faulty, act }}
            parts={offers.blocks}
            onCopy={(block) => {
              copyBlock(copyOf(block));
              setNotice("Copied: Add block puts it here or on another page.");
            }}
            onAdd={() =>
              setDialog({ kind: "gallery", above: above && titleOf(above, offers.blocks), onPick: add })
            }
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
        <aside ref={side} className="form" aria-label="Content">
          <ToMend {...{ offers, findings, partOf }} onGo={go} />
          <FileForm key={selected} {...{ entry, content, selected, offers }} onChange={write} />
        </aside>
        <Dialogs
          {...{ offers, entry, saved, content, isChanged, onWrite }}
          open={dialog}
          onClose={() => setDialog(undefined)}
        />
      </div>
    </FormProvider>
  );
}
