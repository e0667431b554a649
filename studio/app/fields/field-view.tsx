import { type ComponentType, useId } from "react";
import type { Finding } from "../../api";
import { pathKey, useEditor } from "../editor-context";
import { Button } from "../elements";
import { changeAndGoTo } from "../focus";
import { ArticleField } from "./article-field";
import { type Field, fieldAt } from "./field";
import type { ControlProps, FieldViewProps } from "./field-props";
import { Findings, findingsAt } from "./findings";
import { GroupField } from "./group-field";
import { ListField } from "./list-field";
import { MapField } from "./map-field";
import { RowsField } from "./rows-field";
import { AddressField, ChoiceField, DateField, NumberField, SwitchField, TextField } from "./value-fields";

/** Returns the finding in a number field with a text, instead of those that the check has for a text. */
const noNumber = (isInteger: boolean): Finding => ({
  severity: "error",
  rule: "number",
  where: "",
  message: `Write a number, such as ${isInteger ? "38" : "38.50"}.`,
});

/** What edits a value, by the kind of its field. */
const CONTROLS: { [Kind in Field["kind"]]: ComponentType<ControlProps<Kind>> } = {
  text: TextField,
  article: ArticleField,
  choice: ChoiceField,
  address: AddressField,
  number: NumberField,
  date: DateField,
  switch: SwitchField,
  list: ListField,
  group: GroupField,
  map: MapField,
  rows: RowsField,
};

/** Kinds of fields that contain other fields. */
const CONTAINERS: readonly Field["kind"][] = ["list", "group", "map", "rows"];

/** A field: its title, description, control and findings. */
export function FieldView(props: FieldViewProps) {
  const { title, at, path, value, isRequired, isBare = false, onChange } = props;
  const id = useId();
  const editor = useEditor();
  const { schemas, resolveTokens } = editor;
  const field = fieldAt(schemas, at, value);
  const isNoNumber = field.kind === "number" && typeof value === "string";
  const findings = isNoNumber ? [noNumber(field.isInteger)] : findingsAt(editor, path, value);
  const description = resolveTokens(field.description);
  const name = title ?? field.title;
  const isFaulty = findings.some(({ severity }) => severity !== "notice");
  const place = { "data-place": pathKey(path), "data-faulty": isFaulty ? "" : undefined };
  const found = findings.length > 0 && <Findings id={`${id}-found`} findings={findings} onFix={onChange} />;
  const clear = () => changeAndGoTo(() => onChange(undefined), path);
  const remove = !isRequired && !isBare && (
    <Button look="link" onClick={clear} aria-label={`Remove ${name}`}>
      Remove
    </Button>
  );
  const described = [description && !isBare && `${id}-for`, found && `${id}-found`].filter(Boolean);
  const control = {
    id,
    "aria-describedby": described.join(" ") || undefined,
    "aria-invalid": isFaulty || undefined,
    // A label element cannot name a text editor.
    "aria-labelledby": isBare ? undefined : `${id}-name`,
    "aria-label": isBare ? name : undefined,
  };
  const isContainer = CONTAINERS.includes(field.kind);
  const Control = CONTROLS[field.kind] as ComponentType<ControlProps<Field["kind"]>>;
  const part = <Control {...{ field, at, path, value, isRequired, onChange, control }} View={FieldView} />;
  if (isBare)
    return (
      <div className={isContainer ? "fields" : "flex min-w-0 flex-col gap-1.5"} {...place}>
        {isContainer && found}
        {part}
        {!isContainer && found}
      </div>
    );
  if (isContainer)
    return (
      <fieldset className="flex min-w-0 flex-col gap-5 border-line border-l-2 ps-3.5" {...place}>
        <legend className="font-semibold">{name}</legend>
        <div className="flex items-baseline justify-between gap-4">
          <p className="description">{description}</p>
          {remove}
        </div>
        {found}
        {part}
      </fieldset>
    );
  return (
    <div className="flex min-w-0 flex-col gap-1.5" {...place}>
      <div className="flex items-baseline justify-between gap-4">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users reach the field itself; a click on its name focuses it, as on any label */}
        <label
          id={`${id}-name`}
          htmlFor={id}
          className="font-semibold"
          onClick={() => document.getElementById(id)?.focus()}
        >
          {name}
        </label>
        {remove}
      </div>
      {description && (
        <p id={`${id}-for`} className="description">
          {description}
        </p>
      )}
      {part}
      {found}
    </div>
  );
}
