import { flushSync } from "react-dom";
import { isJsonObject, type JsonValue } from "../../../schema/json-document";
import { humanizeName } from "../../../schema/words";
import { ActionButton } from "../collapsible";
import { useEditor } from "../editor-context";
import { createBlank } from "./field";
import type { ControlProps } from "./field-props";
import { goTo } from "./go-to";
import { Entry } from "./list-field";

/** A field for a map from names that the author chooses to values. */
export function MapField({ field, path, value, onChange, View }: ControlProps<"map">) {
  const { schemas } = useEditor();
  const entries = Object.entries(isJsonObject(value) ? value : {});
  const names = entries.map(([name]) => name);
  const setEntries = (next: [string, JsonValue][]) => onChange(Object.fromEntries(next));
  const freeName = [...names.keys(), names.length]
    .map((at) => `Name ${at + 1}`)
    .find((name) => !names.includes(name));
  const remove = (index: number) => {
    const rest = entries.toSpliced(index, 1);
    flushSync(() => setEntries(rest));
    goTo([...path, rest[Math.min(index, rest.length - 1)]?.[0] ?? ""]);
  };
  const nameInput = (name: string, own: JsonValue, index: number) => (
    <input
      className="input"
      aria-label={`Name ${index + 1}`}
      defaultValue={name}
      // Not on change: a partly typed name may equal that of another entry, which it would overwrite.
      onBlur={({ target }) => {
        if (names.includes(target.value)) target.value = name;
        else setEntries(entries.with(index, [target.value, own]));
      }}
    />
  );
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {entries.map(([name, own], index) => (
        <Entry
          key={name}
          name={humanizeName(name)}
          place={[...path, name]}
          value={own}
          actions={[["×", `Remove ${name}`, () => remove(index)]]}
        >
          {nameInput(name, own, index)}
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
      <ActionButton
        onClick={() => setEntries([...entries, [freeName ?? "Name", createBlank(schemas, field.item)]])}
      >
        Add entry
      </ActionButton>
    </div>
  );
}
