import { isUnwritten } from "../../../checks/placeholder";
import { counted } from "../../../schema/counted";
import { placeOf, useEditor } from "../editor-context";
import type { ControlProps } from "./field-props";
import { Writing } from "./writing";

/** With so few characters left, whoever writes wants to know. */
const NEARLY_FULL = 15;

/** A text, with what a visitor reads below it where that is another one on each page. */
export function TextField({ field, path, value, isRequired, control, onChange }: ControlProps<"text">) {
  const text = value === undefined ? "" : String(value);
  const { readings, inWords } = useEditor();
  const reading = readings.get(placeOf(path));
  const left = field.most - [...(reading ?? text)].length;
  return (
    <Writing
      {...{ field, control, text }}
      onWrite={onChange}
      onLeave={() => text === "" && !isRequired && onChange(undefined)}
    >
      {reading !== undefined && reading !== inWords(text) && <p>Reads: {reading}</p>}
      {left >= 0 && left < NEARLY_FULL && !isUnwritten(text) && <p>{counted(left, "character")} left</p>}
    </Writing>
  );
}
