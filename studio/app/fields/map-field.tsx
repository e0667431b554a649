import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isJsonObject, type JsonValue } from "../../../schema/json-document";
import { humanizeName } from "../../../schema/words";
import { useEditor } from "../editor-context";
import { Button } from "../elements";
import { changeAndGoTo, goTo } from "../focus";
import { createBlank } from "./blank";
import type { ControlProps } from "./field-props";
import { Entry, useEntryKeys } from "./list-field";

/** Returns the name that an author means: "Number of users" is `number_of_users` where names have that form. */
function nameFrom(typed: string, pattern: string): string {
  const written = typed.trim();
  const form = new RegExp(pattern);
  const converted = written.toLowerCase().replaceAll(/[^a-z]+/g, "_");
  return !form.test(written) && form.test(converted) ? converted : written;
}

interface NameInputProps {
  label: string;
  /** Current name; empty for a new entry, whose input gets the focus. */
  name: string;
  /** Called on Enter and when the input is left, but not while a name is typed: it may be that of another entry until then. */
  onName: (name: string, input: HTMLInputElement) => void;
}

function NameInput({ label, name, onName }: NameInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!input.current) return;
    // The name may change without it, by undo.
    input.current.value = name;
    if (name === "") input.current.focus();
  }, [name]);
  return (
    <input
      ref={input}
      className="input mb-3"
      aria-label={label}
      placeholder="Name"
      onBlur={({ target }) => onName(target.value, target)}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        // The focus may move to a text, which would get the line break.
        event.preventDefault();
        onName(event.currentTarget.value, event.currentTarget);
      }}
    />
  );
}

/** A field for a map from names that the author chooses to values. */
export function MapField({ field, path, value, onChange, View }: ControlProps<"map">) {
  const { schemas } = useEditor();
  const [isAdding, setIsAdding] = useState(false);
  const entries = Object.entries(isJsonObject(value) ? value : {});
  const names = entries.map(([name]) => name);
  const { keys, insertKey } = useEntryKeys(entries.length);
  const setEntries = (next: [string, JsonValue][]) => onChange(Object.fromEntries(next));
  const remove = (index: number) => {
    const rest = entries.toSpliced(index, 1);
    keys.current.splice(index, 1);
    changeAndGoTo(() => setEntries(rest), [...path, rest[Math.min(index, rest.length - 1)]?.[0] ?? ""]);
  };
  const rename = (index: number, own: JsonValue, typed: string, input: HTMLInputElement) => {
    const name = nameFrom(typed, field.namePattern);
    input.value = name === "" || names.includes(name) ? (names[index] ?? "") : name;
    if (input.value !== names[index]) setEntries(entries.with(index, [name, own]));
  };
  const add = (typed: string) => {
    const name = nameFrom(typed, field.namePattern);
    const isNew = name !== "" && !names.includes(name);
    flushSync(() => {
      setIsAdding(false);
      if (!isNew) return;
      insertKey(entries.length);
      setEntries([...entries, [name, createBlank(schemas, field.item)]]);
    });
    if (name !== "") goTo([...path, name]);
  };
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {entries.map(([name, own], index) => (
        <Entry
          key={keys.current[index]}
          name={humanizeName(name)}
          place={[...path, name]}
          value={own}
          actions={[["×", `Remove ${name}`, () => remove(index)]]}
        >
          <NameInput
            label={`Name ${index + 1}`}
            name={name}
            onName={(typed, input) => rename(index, own, typed, input)}
          />
          <View
            title={name}
            at={field.item}
            path={[...path, name]}
            value={own}
            isRequired
            isBare
            onChange={(next) => setEntries(entries.with(index, [name, next ?? ""]))}
          />
        </Entry>
      ))}
      {isAdding ? (
        <NameInput label="Name of the new entry" name="" onName={add} />
      ) : (
        <Button onClick={() => setIsAdding(true)}>Add entry</Button>
      )}
    </div>
  );
}
