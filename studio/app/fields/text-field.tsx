import { isUnwritten } from "../../../checks/placeholder";
import { counted } from "../../../schema/counted";
import { pathKey, useEditor } from "../editor-context";
import type { ControlProps } from "./field-props";
import { TextEditor } from "./writing";

/** With so few characters left, whoever writes wants to know. */
const LOW_CHARACTERS_LEFT = 15;

/** A text, with what a visitor reads below it where that is another one on each page. */
export function TextField({ field, path, value, isRequired, control, onChange }: ControlProps<"text">) {
  const text = value === undefined ? "" : String(value);
  const { readings, resolveTokens } = useEditor();
  const reading = readings.get(pathKey(path));
  const left = field.maxLength - [...(reading ?? text)].length;
  return (
    <TextEditor
      {...{ field, control, text }}
      onWrite={onChange}
      onLeave={() => text === "" && !isRequired && onChange(undefined)}
    >
      {reading !== undefined && reading !== resolveTokens(text) && <p>Reads: {reading}</p>}
      {left >= 0 && left < LOW_CHARACTERS_LEFT && !isUnwritten(text) && (
        <p>{counted(left, "character")} left</p>
      )}
    </TextEditor>
  );
}
