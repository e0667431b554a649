import { useRef, useState } from "react";
import { isJsonObject, type JsonObject, type JsonValue } from "../../../schema/json-document";
import { lowercaseFirst } from "../../../schema/words";
import { pathKey, useEditor } from "../editor-context";
import { Button } from "../elements";
import { changeAndGoTo } from "../focus";
import { withProperty } from "../json-edit";
import { completeGroup, createBlank } from "./blank";
import { type Field, fieldAt, isPicture, type GroupField as OneField } from "./field";
import type { ControlProps } from "./field-props";

/** A field for an object: its set fields, and buttons that add the optional ones. */
export function GroupField({ field, at, path, value, onChange, View }: ControlProps<"group">) {
  const { schemas, site, resolveTokens } = useEditor();
  const { pictures } = site;
  const group = isJsonObject(value) ? value : {};
  /** Values of the group by kind, to restore them when the author returns to a kind. */
  const valueByKind = useRef(new Map<string, JsonObject>());
  /** An added choice that the author has not made yet: preselecting the first one would write what nobody has chosen. */
  const [unset, setUnset] = useState<string>();
  const order = field.fields.map(({ name }) => name);
  const shown = field.fields.filter(
    ({ name, isRequired }) => isRequired || name === unset || Object.hasOwn(group, name),
  );
  const absent = field.fields.filter((one) => !shown.includes(one));
  const set = (name: string, next: JsonValue | undefined) => {
    setUnset(undefined);
    if (next === group[name]) return;
    const changed = withProperty(group, name, next, order);
    if (name !== "kind") return onChange(changed);
    // A visual of another kind shares no fields with the former one, so it starts with the example of its kind.
    valueByKind.current.set(String(group.kind), group);
    const earlier = valueByKind.current.get(String(next));
    const example = isPicture(schemas, at, group)
      ? pictures.find((one) => one.name === next)?.example
      : undefined;
    onChange(earlier ?? example ?? completeGroup(schemas, at, changed));
  };
  const initialOf = (own: OneField["at"], kind: Field["kind"]): JsonValue => {
    const [picture] = pictures;
    if (picture && isPicture(schemas, own, undefined)) return picture.example;
    // A switch that is absent is off already, so whoever adds it means to turn it on.
    return kind === "switch" || createBlank(schemas, own);
  };
  const add = ({ name, at: own }: OneField, kind: Field["kind"]) =>
    changeAndGoTo(
      () => (kind === "choice" ? setUnset(name) : set(name, initialOf(own, kind))),
      [...path, name],
    );
  return (
    <>
      {shown.map(({ name, at: own, isRequired }) => (
        <View
          key={name}
          at={own}
          path={[...path, name]}
          value={group[name]}
          isRequired={isRequired}
          onChange={(next) => set(name, next)}
        />
      ))}
      {absent.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {absent.map((one) => {
            const { kind, title, description } = fieldAt(schemas, one.at, undefined);
            return (
              <Button
                key={one.name}
                data-place={pathKey([...path, one.name])}
                title={resolveTokens(description)}
                onClick={() => add(one, kind)}
              >
                Add {lowercaseFirst(title)}
              </Button>
            );
          })}
        </p>
      )}
    </>
  );
}
