import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { JsonPath } from "../../../schema/json-document";
import type { PageEntry, SavedPage, SiteOffers } from "../../api";
import { type FormData, FormProvider, isShown, placeOf } from "../fields/form-context";
import { Conflict } from "./conflict";
import { FactPicker } from "./fact-picker";
import { EditorForm } from "./form";
import { Gallery } from "./gallery";
import { Outline } from "./outline";
import { blocksOf, type Selection } from "./page-state";
import { Preview } from "./preview";
import { goTo, ToMend } from "./to-mend";
import { Toolbar } from "./toolbar";
import { usePage } from "./use-page";

interface EditorProps {
  offers: SiteOffers;
  entry: PageEntry;
  saved: SavedPage;
}

/** What is selected where a path lies. */
const selectionOf = ([first, index]: JsonPath): Selection =>
  first === "blocks" && typeof index === "number" ? index : "page";

/** The keys that do something wherever the focus is, in the page as in its preview. */
function commandOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): "save" | "undo" | "redo" | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const name = key.toLowerCase();
  if (name === "s") return "save";
  if (name === "y") return "redo";
  return name === "z" ? (shiftKey ? "redo" : "undo") : undefined;
}

/** The editor of one page: outline, preview and form, and above them what concerns the page as a whole. */
export function Editor({ offers, entry, saved: first }: EditorProps) {
  const { state, act, saved, isChanged, status, save, take, preview, verdict, hadDraft } = usePage(first);
  const { page, selected } = state;
  const gallery = useRef<HTMLDialogElement>(null);
  const [picking, setPicking] = useState<{ onPick: (token: string) => void }>();
  const [wanted, setWanted] = useState<JsonPath>();
  const blocks = blocksOf(page);
  const findings = verdict.answer?.findings ?? [];

  useEffect(() => {
    document.title = `${entry.name} · Pingo studio`;
  }, [entry.name]);
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      if (command === "save") void save();
      else act({ kind: command });
    },
    [act, save],
  );
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onKey]);
  useEffect(() => {
    if (wanted) goTo(wanted);
  }, [wanted]);

  const form = useMemo<FormData>(
    () => ({
      schemas: { schema: (path) => offers.schemas[path] ?? {}, choices: offers.choices },
      pictures: Object.fromEntries(offers.pictures.map(({ name, example }) => [name, example])),
      findings: verdict.answer?.findings ?? [],
      readings: new Map(verdict.answer?.readings.map(({ path, text }) => [placeOf(path), text])),
      pickFact: (onPick) => setPicking({ onPick }),
    }),
    [offers, verdict.answer],
  );
  const faulty = new Set(
    findings.flatMap((finding) => (isShown(finding) && finding.path ? [selectionOf(finding.path)] : [])),
  );
  const go = (path: JsonPath) => {
    act({ kind: "select", selected: selectionOf(path) });
    setWanted([...path]);
  };
  return (
    <FormProvider value={form}>
      <div className="editor">
        <Toolbar
          {...{ entry, status, isChanged }}
          canUndo={state.past.length > 0}
          canRedo={state.future.length > 0}
          isSound={verdict.answer?.canBeShown !== false}
          notice={hadDraft && isChanged ? "What you had not saved last time is here." : undefined}
          onUndo={() => act({ kind: "undo" })}
          onRedo={() => act({ kind: "redo" })}
          onSave={() => void save()}
          onDiscard={() => take(saved)}
        />
        {status.kind === "conflict" && (
          <Conflict onTake={() => take(status.theirs)} onKeep={() => void save(status.theirs.version)} />
        )}
        <Outline
          {...{ blocks, selected, faulty, act }}
          parts={offers.blocks}
          onAdd={() => gallery.current?.showModal()}
        />
        <Preview
          html={preview.answer?.html}
          failed={preview.failed}
          selected={selected}
          onSelect={(index) => act({ kind: "select", selected: index })}
          onKey={onKey}
        />
        <aside className="form" aria-label="Content">
          <ToMend findings={findings} onGo={go} />
          <EditorForm
            key={selected}
            {...{ page, selected }}
            parts={offers.blocks}
            onChange={(next) =>
              act({ kind: "write", page: next, place: document.activeElement?.id ?? "", at: Date.now() })
            }
          />
        </aside>
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
