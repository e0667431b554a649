import { wordsOfName } from "../../../schema/field-title";
import { isJsonObject, type JsonValue } from "../../../schema/json-document";
import { placeOf, useEditor } from "../editor-context";
import { EntryButtons, Folded } from "../entry";
import { firstWords } from "../json-edit";
import { blank } from "./field";
import type { ContainerProps } from "./field-props";

/** Names that the author chooses, each with its value. */
export function MapField({ field, path, value, onChange, View }: ContainerProps<"map">) {
  const { schemas, inWords } = useEditor();
  const entries = Object.entries(isJsonObject(value) ? value : {});
  const names = entries.map(([name]) => name);
  const put = (next: [string, JsonValue][]) => onChange(Object.fromEntries(next));
  const fresh = [...names.keys(), names.length]
    .map((at) => `Name ${at + 1}`)
    .find((name) => !names.includes(name));
  const nameInput = (name: string, own: JsonValue, index: number) => (
    <input
      className="input"
      aria-label={`Name ${index + 1}`}
      defaultValue={name}
      // Not while it is typed: on its way a name may be that of another entry, and would take its place.
      onBlur={({ target }) => {
        if (names.includes(target.value)) target.value = name;
        else put(entries.with(index, [target.value, own]));
      }}
    />
  );
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {entries.map(([name, own], index) => {
        const parts = (
          <>
            {nameInput(name, own, index)}
            <View
              title={name}
              at={field.item}
              path={[...path, name]}
              value={own}
              isRequired
              isBare
              onChange={(next) => put(entries.with(index, [name, next ?? ""]))}
            />
            <EntryButtons deeds={[["×", `Remove ${name}`, () => put(entries.toSpliced(index, 1))]]} />
          </>
        );
        return isJsonObject(own) ? (
          <Folded
            key={name}
            name={wordsOfName(name)}
            words={inWords(firstWords(own))}
            data-place={placeOf([...path, name])}
          >
            {parts}
          </Folded>
        ) : (
          <div key={name} className="flex items-start gap-2 *:data-place:flex-1">
            {parts}
          </div>
        );
      })}
      <button
        type="button"
        className="button-quiet"
        onClick={() => put([...entries, [fresh ?? "Name", blank(schemas, field.item)]])}
      >
        Add entry
      </button>
    </div>
  );
}
