import { isJsonObject, type JsonValue } from "../../../schema/json-document";
import { humanizeName } from "../../../schema/words";
import { pathKey, useEditor } from "../editor-context";
import { Button } from "../elements";
import { changeAndGoTo } from "../focus";
import { withProperty } from "../json-edit";
import { fieldAt } from "./field";
import type { ControlProps } from "./field-props";
import { Findings, findingsAt } from "./findings";

/** A field for a map whose names are known: a row for each of them, also for those that are missing in the file. */
export function RowsField({ field, path, value, onChange, View }: ControlProps<"rows">) {
  const editor = useEditor();
  const { schemas } = editor;
  const map = isJsonObject(value) ? value : {};
  const known = field.rows.map((row) => row.value);
  const unknown = Object.keys(map).filter((name) => !known.includes(name));
  const rows = [...field.rows, ...unknown.map((name) => ({ value: name, label: humanizeName(name) }))];
  const item = fieldAt(schemas, field.item, {});
  const fields = item.kind === "group" ? item.fields : [];
  const order = fields.map(({ name }) => name);
  return rows.map(({ value: name, label }, index) => {
    const place = [...path, name];
    const row = isJsonObject(map[name]) ? map[name] : {};
    const found = findingsAt(editor, place, map[name]);
    const setRow = (next: JsonValue | undefined) => onChange(withProperty(map, name, next, known));
    const remove = () => changeAndGoTo(() => setRow(undefined), [...path, rows[index - 1]?.value ?? ""]);
    const set = (own: string, next: JsonValue | undefined) => {
      const changed = withProperty(row, own, next, order);
      // An author takes an answer back by emptying its fields.
      setRow(Object.values(changed).some((one) => one !== "") ? changed : undefined);
    };
    return (
      <fieldset key={name} data-place={pathKey(place)}>
        <legend className="font-semibold">{label}</legend>
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-x-2 gap-y-1 *:last:col-start-2">
          {fields.map(({ name: own, at, isRequired }) => (
            <View
              key={own}
              title={`${label}: ${fieldAt(schemas, at, undefined).title}`}
              {...{ at, isRequired }}
              path={[...place, own]}
              value={row[own]}
              isBare
              onChange={(next) => set(own, next)}
            />
          ))}
        </div>
        {found.length > 0 && <Findings findings={found} onFix={setRow} />}
        {unknown.includes(name) && <Button onClick={remove}>Remove {label}</Button>}
      </fieldset>
    );
  });
}
