import { useId, useState } from "react";
import { isUnwritten } from "../../../checks/placeholder";
import type { JsonObject, JsonPath } from "../../../schema/json-document";
import { valueAt } from "../../../schema/json-path";
import { VISUALS_FOLDER } from "../../../schema/schema-parts";
import { formatCount } from "../../../schema/words";
import { pictureIn } from "../dialog";
import { goToNextPlace } from "../editor/next-place";
import { useEditor } from "../editor-context";
import { Button, Options } from "../elements";
import type { ControlProps } from "./field-props";
import { IconPicker, LinkPicker, VisualPicker } from "./pickers";
import { TextEditor } from "./text-editor";

/** Number of remaining characters below which a counter is shown; a number, whose maximum is lower, has none. */
const LOW_CHARACTERS_LEFT = 15;

/** Returns the texts at the same place in the other entries of a list, each once. */
function textsBeside(content: JsonObject, path: JsonPath): string[] {
  const entries = valueAt(content, path.slice(0, -2));
  const values = Array.isArray(entries) ? entries.map((entry) => valueAt(entry, path.slice(-1))) : [];
  return [...new Set(values.flatMap((text) => (typeof text === "string" && !isUnwritten(text) ? text : [])))];
}

/** A text field, with the number of characters that are left. The draft has the text without the spaces around it. */
export function TextField({ field, path, value, isRequired, control, onChange }: ControlProps<"text">) {
  const { resolveTokens, state } = useEditor();
  const written = value === undefined ? "" : String(value);
  const [typed, setTyped] = useState("");
  // If the draft changes otherwise, the text is that of the draft.
  const text = typed.trim() === written ? typed : written;
  const left = field.maxLength - [...resolveTokens(written)].length;
  const isNearlyFull = left >= 0 && left < LOW_CHARACTERS_LEFT && field.maxLength > LOW_CHARACTERS_LEFT;
  const groups = field.isGrouping ? textsBeside(state.content, path).filter((one) => one !== text) : [];
  return (
    <TextEditor
      {...{ field, control, text }}
      onWrite={(next) => {
        setTyped(next);
        onChange(next.trim());
      }}
      onLeave={() => {
        setTyped("");
        if (written === "" && !isRequired) onChange(undefined);
      }}
    >
      {isNearlyFull && !isUnwritten(text) && <p>{formatCount(left, "character")} left</p>}
      {groups.map((group) => (
        <Button key={group} look="link" className="me-3" onClick={() => onChange(group)}>
          Take “{group}”
        </Button>
      ))}
    </TextEditor>
  );
}

/** A number as people write it, such as `$38`, `38.50` or `1,000`. A comma that separates no thousands has several meanings. */
const NUMBER = /^\$? ?(-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?)$/;

/** Parses a typed number; NaN if the text is not one. */
export const parseNumber = (text: string): number =>
  Number(NUMBER.exec(text.trim())?.[1]?.replaceAll(",", "") || Number.NaN);

/**
 * A number field. A text that is not a number is written to the draft as it is, so that it can be undone and corrected; the
 * check reports it, and the draft cannot be saved until then.
 */
export function NumberField({ field, value, isRequired, control, onChange }: ControlProps<"number">) {
  const editor = useEditor();
  const [typed, setTyped] = useState({ text: String(value ?? ""), value });
  return (
    <input
      {...control}
      className="input"
      inputMode="decimal"
      onKeyDown={({ key }) => key === "Enter" && goToNextPlace(editor)}
      // `38.50` stays as it is typed.
      value={typed.value === value ? typed.text : String(value ?? "")}
      // Removed earlier, an optional field would vanish while its number is replaced.
      onBlur={() => value === "" && !isRequired && onChange(undefined)}
      onChange={({ target: { value: text } }) => {
        const number = parseNumber(text);
        const written = Number.isNaN(number) ? text : number;
        const next = text === "" && field.isNullable ? null : written;
        setTyped({ text, value: next });
        if (next !== value) onChange(next);
      }}
    />
  );
}

/**
 * A select field. A value in the file that is not among the choices is shown, and kept until another one is selected. An icon
 * and a picture of the product can also be selected by their looks.
 */
export function ChoiceField({ field, value, isRequired, control, onChange }: ControlProps<"choice">) {
  const { site, showDialog } = useEditor();
  const { choices } = field;
  const isSet = value !== undefined && value !== "";
  const isOther = isSet && !choices.some((choice) => choice.value === String(value));
  const ofRow = control["aria-label"] ? `${field.title}: not set` : "Not set";
  const unset = field.isBoolean ? "Not known" : ofRow;
  const read = (chosen: string) => (field.isBoolean ? chosen === "true" : chosen);
  const select = (
    <select
      {...control}
      className="input"
      value={value === undefined ? "" : String(value)}
      onChange={(event) => onChange(event.target.value === "" ? undefined : read(event.target.value))}
    >
      {(!isRequired || !isSet) && <option value="">{unset}</option>}
      {isOther && <option value={String(value)}>{String(value)} (no longer offered)</option>}
      <Options choices={choices} />
    </select>
  );
  if (!field.picker) return select;
  const isIcon = field.picker === "icon";
  const Picker = isIcon ? IconPicker : VisualPicker;
  return (
    <div className="flex items-center gap-2">
      {select}
      <Button
        aria-label={`Choose by picture: ${field.title}`}
        title={`Choose by picture: ${field.title}`}
        onClick={() => showDialog(<Picker onPick={onChange} />)}
      >
        {isSet && !isOther ? (
          <img
            src={isIcon ? site.icons[String(value)] : pictureIn(`${VISUALS_FOLDER}/${value}`)}
            alt=""
            className={isIcon ? "size-6" : "h-10"}
          />
        ) : (
          "…"
        )}
      </Button>
    </div>
  );
}

/** A field for an address: a page of this site, or any other URL. */
export function AddressField({ field, value, control, onChange }: ControlProps<"address">) {
  const id = useId();
  const { showDialog } = useEditor();
  const { choices } = field;
  const text = value === undefined ? "" : String(value);
  const page = choices.find((choice) => choice.value === text);
  return (
    <>
      <input
        {...control}
        className="input"
        list={id}
        value={text}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={id}>
        <Options choices={choices} />
      </datalist>
      <div className="description grid justify-items-end">
        {page && <p className="justify-self-start">{page.label}</p>}
        <Button
          look="link"
          aria-label={`Choose a page: ${field.title}`}
          onClick={() => showDialog(<LinkPicker onPick={(page) => onChange(page.value)} />)}
        >
          Choose a page
        </Button>
      </div>
    </>
  );
}

/** A date field. An invalid date in the file appears empty here; its finding reports it. */
export function DateField({ value, control, onChange }: ControlProps<"date">) {
  return (
    <input
      {...control}
      type="date"
      className="input"
      value={String(value ?? "")}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A checkbox; a value that is not set counts as false. */
export function SwitchField({ value, control, onChange }: ControlProps<"switch">) {
  return (
    <input
      {...control}
      type="checkbox"
      className="size-5.5 accent-signal"
      checked={value === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
