import { EditorView } from "@codemirror/view";
import { type ClipboardEvent, type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { isJsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";
import { valueAt } from "../../../schema/json-path";
import { lowercaseFirst } from "../../../schema/words";
import { withPlaceholderTexts } from "../../placeholders";
import { pathKey, useEditor } from "../editor-context";
import { Button, Collapsible, type EntryAction, EntryButtons } from "../elements";
import { CONTROLS, changeAndGoTo, goTo } from "../focus";
import { moveEntry, summaryOf } from "../json-edit";
import { createBlank } from "./blank";
import { fieldAt } from "./field";
import type { ControlProps } from "./field-props";
import { linesIn, withoutMarker } from "./lines";

interface EntryProps {
  name: string;
  place: JsonPath;
  value: JsonValue;
  actions: readonly EntryAction[];
  onPaste?: (event: ClipboardEvent<HTMLElement>) => void;
  /** Fields of the entry. */
  children: ReactNode;
}

/** Whether an entry of a list has fields of its own. */
const hasFields = (value: JsonValue): boolean => isJsonObject(value) || Array.isArray(value);

/** A list entry with its actions. An entry with several fields is collapsible. */
export function Entry({ name, place, value, actions, onPaste, children }: EntryProps) {
  const { resolveTokens } = useEditor();
  if (!hasFields(value))
    return (
      <div
        className="flex flex-wrap items-start gap-x-2 *:data-place:flex-[1_1_14rem]"
        onPasteCapture={onPaste}
      >
        {children}
        <EntryButtons actions={actions} />
      </div>
    );
  return (
    <Collapsible name={name} words={resolveTokens(summaryOf(value))} data-place={pathKey(place)}>
      <EntryButtons actions={actions} />
      {children}
    </Collapsible>
  );
}

/** Returns React keys that move along with the entries of a list, so that open entries stay open and the focus is kept. */
export function useEntryKeys(count: number) {
  const keys = useRef<number[]>([]);
  const last = useRef(0);
  const insertKey = (index: number) => void keys.current.splice(index, 0, ++last.current);
  while (keys.current.length < count) insertKey(keys.current.length);
  keys.current.length = count;
  return { keys, insertKey };
}

/** Returns the lines of a text field after a paste, without the markers of a list. */
function linesAfterPaste({ target, clipboardData }: ClipboardEvent<HTMLElement>): string[] {
  const view = EditorView.findFromDOM(target as HTMLElement);
  if (!view) return [];
  const { newDoc } = view.state.update(view.state.replaceSelection(clipboardData.getData("text/plain")));
  return linesIn(newDoc.toString()).map(withoutMarker);
}

/** A field for a list: its entries, and a button that adds one, up to the maximum. */
export function ListField({ field, path, value, isRequired, onChange, View }: ControlProps<"list">) {
  const { schemas, state, write } = useEditor();
  const element = useRef<HTMLDivElement>(null);
  const entries = Array.isArray(value) ? value : [];
  const { keys, insertKey } = useEntryKeys(entries.length);
  const entryTitle = fieldAt(schemas, field.item, undefined).title;
  // A new entry has the same fields as the previous one, with placeholders for its texts.
  const createEntry = (like: JsonValue | undefined) =>
    like === undefined
      ? createBlank(schemas, field.item)
      : withPlaceholderTexts(schemas, field.item, like, entries.length + 1);
  const isFull = entries.length >= field.max;
  const setEntries = (next: JsonValue[]) => onChange(next.length === 0 && !isRequired ? undefined : next);
  const insert = (index: number, entry: JsonValue) => {
    insertKey(index);
    changeAndGoTo(() => setEntries(entries.toSpliced(index, 0, entry)), [...path, index]);
  };
  const add = (index: number) => insert(index, createEntry(entries[index - 1]));
  const move = (index: number, by: -1 | 1) => {
    keys.current = moveEntry(keys.current, index, index + by);
    flushSync(() => setEntries(moveEntry(entries, index, index + by)));
    document.activeElement?.scrollIntoView({ block: "nearest" });
  };
  /** Moves an entry into the list beside this one, such as a question into the next category; undefined if that cannot be. */
  const moveOut = (index: number, by: -1 | 1) => {
    const [parent, name = ""] = path.slice(-2);
    const beside = [...path.slice(0, -2), Number(parent) + by, name];
    const known = path.length > 2 && valueAt(state.content, beside);
    if (!Array.isArray(known) || known.length >= field.max || entries.length <= field.min) return undefined;
    return () => {
      const content = structuredClone(state.content);
      const [own, other] = [path, beside].map((place) => valueAt(content, place) as JsonValue[]);
      const at = by < 0 ? known.length : 0;
      other?.splice(at, 0, ...(own?.splice(index, 1) ?? []));
      keys.current.splice(index, 1);
      changeAndGoTo(() => write(content), [...beside, at]);
    };
  };
  const remove = (index: number) => {
    keys.current.splice(index, 1);
    flushSync(() => setEntries(entries.toSpliced(index, 1)));
    const next = element.current?.children[Math.min(index, entries.length - 2)];
    const control = next?.querySelector<HTMLElement>(`summary, ${CONTROLS}`);
    if (control) control.focus();
    else goTo(path);
  };
  // A pasted text of several lines becomes one entry a line. Nothing is lost beyond the maximum, which the check reports.
  const paste = (event: ClipboardEvent<HTMLElement>, index: number) => {
    const lines = linesAfterPaste(event);
    if (lines.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    setEntries(entries.toSpliced(index, 1, ...lines));
  };
  return (
    <div ref={element} className="flex min-w-0 flex-col gap-2">
      {entries.map((entry, index) => {
        const place = [...path, index];
        const name = `${entryTitle} ${index + 1}`;
        const canRemove = entries.length > field.min || (entries.length === 1 && !isRequired);
        const step = (label: string, by: -1 | 1, side: string): EntryAction => {
          if (index + by in entries) return [label, `Move ${name} ${side}`, () => move(index, by)];
          const out = hasFields(entry) ? moveOut(index, by) : undefined;
          return [label, `Move ${name} ${out ? `${side} into the list beside this one` : side}`, out];
        };
        const actions: EntryAction[] = [
          step("↑", -1, "up"),
          step("↓", 1, "down"),
          ...(isFull ? [] : [["+", `Add an entry below ${name}`, () => add(index + 1)] as const]),
          ...(isFull || !hasFields(entry)
            ? []
            : [["Duplicate", `Duplicate ${name}`, () => insert(index + 1, structuredClone(entry))] as const]),
          canRemove
            ? ["×", `Remove ${name}`, () => remove(index)]
            : ["×", `Remove ${name}`, undefined, "There may be no fewer."],
        ];
        return (
          <Entry
            key={keys.current[index]}
            {...{ name, place, actions }}
            value={entry}
            onPaste={(event) => paste(event, index)}
          >
            <View
              title={name}
              at={field.item}
              path={place}
              value={entry}
              isRequired
              isBare
              onChange={(next) => setEntries(entries.with(index, next ?? ""))}
            />
          </Entry>
        );
      })}
      {!isFull && <Button onClick={() => add(entries.length)}>Add {lowercaseFirst(entryTitle)}</Button>}
    </div>
  );
}
