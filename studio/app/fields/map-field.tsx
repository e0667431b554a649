import { isJsonObject, type JsonValue } from "../../../schema/json-document";
import type { ContainerProps } from "./field-props";

/** Names that the author chooses, each with its value. */
export function MapField({ field, path, value, onChange, View }: ContainerProps<"map">) {
  const entries = Object.entries(isJsonObject(value) ? value : {});
  const put = (next: [string, JsonValue][]) => onChange(Object.fromEntries(next));
  return (
    <div className="list">
      {entries.map(([name, own], index) => (
        <div key={[...path, index].join("/")} className="entry-line">
          <input
            className="input"
            aria-label={`Name ${index + 1}`}
            value={name}
            onChange={({ target }) => put(entries.with(index, [target.value, own]))}
          />
          <View
            title={name}
            at={field.item}
            path={[...path, name]}
            value={own}
            isRequired
            isBare
            onChange={(next) => put(entries.with(index, [name, next ?? ""]))}
          />
          <div className="entry-buttons">
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => put(entries.toSpliced(index, 1))}
            >
              ×
            </button>
          </div>
        </div>
      ))}
      <button type="button" className="button-quiet" onClick={() => put([...entries, ["", "[Figure]"]])}>
        Add entry
      </button>
    </div>
  );
}
