import { isUnwritten } from "../../../checks/placeholder";
import { formatCount } from "../../../schema/words";
import { useEditor } from "../editor-context";
import type { ControlProps } from "./field-props";
import { TextEditor } from "./text-editor";

/** Number of remaining characters below which a counter is shown. */
const LOW_CHARACTERS_LEFT = 15;

/** A text field, with the number of characters that are left. */
export function TextField({ field, value, isRequired, control, onChange }: ControlProps<"text">) {
  const text = value === undefined ? "" : String(value);
  const left = field.maxLength - [...useEditor().resolveTokens(text)].length;
  return (
    <TextEditor
      {...{ field, control, text }}
      onWrite={onChange}
      onLeave={(isTyped) => {
        // Only what was typed: undo may bring such a space back, and a new step would end redo.
        const trimmed = isTyped ? text.trim() : text;
        if (trimmed === "" && !isRequired) onChange(undefined);
        else if (trimmed !== text) onChange(trimmed);
      }}
    >
      {left >= 0 && left < LOW_CHARACTERS_LEFT && !isUnwritten(text) && (
        <p>{formatCount(left, "character")} left</p>
      )}
    </TextEditor>
  );
}
