import { isUnwritten } from "../../../checks/placeholder";
import { formatCount } from "../../../schema/format-count";
import { pathKey, useEditor } from "../editor-context";
import type { ControlProps } from "./field-props";
import { TextEditor } from "./text-editor";

/** Number of remaining characters below which a counter is shown. */
const LOW_CHARACTERS_LEFT = 15;

/** A text field; shows the text with its tokens resolved if their values depend on the page. */
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
        <p>{formatCount(left, "character")} left</p>
      )}
    </TextEditor>
  );
}
