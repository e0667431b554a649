import { useEffect, useRef, useState } from "react";
import type { JsonPath } from "../../../schema/json-document";
import type { FileEntry, SavedFile, SiteOffers } from "../../api";
import { FormProvider, isShown } from "../fields/form-context";
import { ChangesDialog } from "./changes-dialog";
import { Conflict } from "./conflict";
import { FactPicker } from "./fact-picker";
import { FileForm } from "./form";
import { Gallery } from "./gallery";
import { Outline } from "./outline";
import { Preview } from "./preview";
import { blocksOf, type Selection } from "./state";
import { goTo, ToMend } from "./to-mend";
import { Toolbar } from "./toolbar";
import { useFile } from "./use-file";
import { useFormData } from "./use-form-data";
import { useKeys } from "./use-keys";

interface EditorProps {
  offers: SiteOffers;
  entry: FileEntry;
  saved: SavedFile;
}

/** What is selected where a path lies. */
const selectionOf = ([first, index]: JsonPath): Selection =>
  first === "blocks" && typeof index === "number" ? index : "page";

/** The editor of one file: preview and form, of a page its outline too, and above them what concerns all of it. */
export function Editor({ offers, entry, saved: first }: EditorProps) {
  const { state, act, saved, isChanged, status, save, take, preview, verdict, hadDraft } = useFile(first);
  const { content, selected } = state;
  const isPage = entry.schema === undefined;
  const gallery = useRef<HTMLDialogElement>(null);
  const [showsChanges, setShowsChanges] = useState(false);
  const [picking, setPicking] = useState<{ onPick: (token: string) => void }>();
  const [wanted, setWanted] = useState<JsonPath>();
  const blocks = blocksOf(content);
  const findings = verdict.answer?.findings ?? [];

  useEffect(() => {
    document.title = `${entry.name} · Pingo studio`;
  }, [entry.name]);
  const onKey = useKeys(act, save);
  useEffect(() => {
    if (wanted) goTo(wanted);
  }, [wanted]);

  const form = useFormData(offers, verdict.answer, (onPick) => setPicking({ onPick }));
  const faulty = new Set(
    findings.flatMap((finding) => (isShown(finding) && finding.path ? [selectionOf(finding.path)] : [])),
  );
  const go = (path: JsonPath) => {
    act({ kind: "select", selected: selectionOf(path) });
    setWanted([...path]);
  };
  return (
    <FormProvider value={form}>
      <div className="editor" data-of={isPage ? "page" : "data"}>
        <Toolbar
          {...{ entry, status, isChanged }}
          canUndo={state.past.length > 0}
          canRedo={state.future.length > 0}
          isSound={verdict.answer?.canBeShown !== false}
          notice={hadDraft && isChanged ? "What you had not saved last time is here." : undefined}
          onShowChanges={() => setShowsChanges(true)}
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
            onAdd={() => gallery.current?.showModal()}
          />
        )}
        <Preview
          html={preview.answer?.html}
          failed={preview.failed}
          selected={entry.block ?? selected}
          onSelect={(index) => act({ kind: "select", selected: index })}
          onKey={onKey}
        />
        <aside className="form" aria-label="Content">
          <ToMend findings={findings} onGo={go} />
          <FileForm
            key={selected}
            {...{ entry, content, selected }}
            parts={offers.blocks}
            onChange={(next) =>
              act({ kind: "write", content: next, place: document.activeElement?.id ?? "", at: Date.now() })
            }
          />
        </aside>
        {showsChanges && (
          <ChangesDialog
            entry={entry}
            before={saved.content}
            after={content}
            parts={offers.blocks}
            onClose={() => setShowsChanges(false)}
          />
        )}
        {picking && (
          <FactPicker
            facts={offers.facts}
            onPick={(token) => {
              setPicking(undefined);
              picking.onPick(token);
            }}
            onClose={() => setPicking(undefined)}
          />
        )}
        <Gallery
          dialog={gallery}
          offers={offers}
          onPick={(block) =>
            act({ kind: "insert", index: selected === "page" ? blocks.length : selected + 1, entry: block })
          }
        />
      </div>
    </FormProvider>
  );
}
