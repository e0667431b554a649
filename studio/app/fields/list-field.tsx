import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { isJsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";
import { neutral } from "../../placeholders";
import { firstWords, moved } from "../json-edit";
import { blank, fieldAt } from "./field";
import type { ContainerProps } from "./field-props";
import { placeOf, useForm } from "./form-context";
import { goTo } from "./go-to";

interface EntryProps {
  name: string;
  place: JsonPath;
  index: number;
  entries: readonly JsonValue[];
  canRemove: boolean;
  /** Puts a new entry below it; absent where there may be no more. */
  onAdd: (() => void) | undefined;
  onChange: (entries: JsonValue[]) => void;
  /** Its fields. */
  children: ReactNode;
}

/** One entry, with what can be done to it as a whole. One of several fields is folded until it is worked on. */
function Entry({ name, place, index, entries, canRemove, onAdd, onChange, children }: EntryProps) {
  const move = (to: number) => onChange(moved(entries, index, to));
  const { inWords } = useForm();
  const value = entries[index];
  const buttons = (
    <div className="entry-buttons">
      <button
        type="button"
        disabled={index === 0}
        onClick={() => move(index - 1)}
        aria-label={`Move ${name} up`}
      >
        ↑
      </button>
      <button
        type="button"
        disabled={index === entries.length - 1}
        onClick={() => move(index + 1)}
        aria-label={`Move ${name} down`}
      >
        ↓
      </button>
      {onAdd && (
        <button type="button" onClick={onAdd} aria-label={`Add an entry below ${name}`}>
          +
        </button>
      )}
      <button
        type="button"
        disabled={!canRemove}
        title={canRemove ? undefined : "There may be no fewer."}
        onClick={() => onChange(entries.toSpliced(index, 1))}
        aria-label={`Remove ${name}`}
      >
        ×
      </button>
    </div>
  );
  if (!isJsonObject(value) && !Array.isArray(value))
    return (
      <div className="entry-line">
        {children}
        {buttons}
      </div>
    );
  return (
    <details className="entry" data-place={placeOf(place)}>
      <summary>
        <span className="entry-name">{name}</span>{" "}
        <span className="entry-words">{inWords(firstWords(value))}</span>
      </summary>
      {buttons}
      {children}
    </details>
  );
}

/** A list: its entries, and a button for another one as long as there may be one. */
export function ListField({ field, path, value, isRequired, onChange, View }: ContainerProps<"list">) {
  const { schemas } = useForm();
  const entries = Array.isArray(value) ? value : [];
  const one = fieldAt(schemas, field.item, undefined).title;
  // Like another one, but for its texts: it has what such an entry has on this page.
  const another = (like: JsonValue | undefined) =>
    like === undefined ? blank(schemas, field.item) : neutral(schemas, field.item, like, entries.length + 1);
  const isFull = entries.length >= field.most;
  const put = (next: JsonValue[]) => onChange(next.length === 0 && !isRequired ? undefined : next);
  const add = (index: number) => {
    flushSync(() => put(entries.toSpliced(index, 0, another(entries[index - 1]))));
    goTo([...path, index]);
  };
  return (
    <div className="list">
      {entries.map((entry, index) => {
        const place = [...path, index];
        const name = `${one} ${index + 1}`;
        return (
          <Entry
            key={place.join("/")}
            {...{ name, place, index, entries }}
            canRemove={entries.length > field.least || (entries.length === 1 && !isRequired)}
            onAdd={isFull ? undefined : () => add(index + 1)}
            onChange={put}
          >
            <View
              title={name}
              at={field.item}
              path={place}
              value={entry}
              isRequired
              isBare
              onChange={(next) => put(entries.with(index, next ?? ""))}
            />
          </Entry>
        );
      })}
      {!isFull && (
        <button type="button" className="button-quiet" onClick={() => add(entries.length)}>
          Add {one.toLowerCase()}
        </button>
      )}
    </div>
  );
}
