import { useState } from "react";
import { pathKey, useEditor } from "../editor-context";
import { Button } from "../elements";
import { goTo } from "../focus";
import type { ControlProps } from "./field-props";
import { Findings, findingsAt } from "./findings";
import { linesIn, textOfLines } from "./lines";
import { TextEditor } from "./text-editor";

/** Maximum length of the text that identifies a line, in characters. */
const MAX_LABEL_LENGTH = 40;

/** Returns the beginning of a line, which identifies it. */
const labelOf = (line: string): string =>
  line.length > MAX_LABEL_LENGTH ? `${line.slice(0, MAX_LABEL_LENGTH).trim()} …` : line;

/** A field for a list of paragraphs, headings and list lines, edited as one text. */
export function ArticleField({ field, path, value, control, onChange }: ControlProps<"article">) {
  const editor = useEditor();
  const lines = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState("");
  // The typed text has blank lines that the list lacks. If the list changes otherwise, the text is derived from it.
  const isAsTyped = pathKey(linesIn(typed)) === pathKey(lines);
  return (
    <TextEditor
      {...{ field, control }}
      text={isAsTyped ? typed : textOfLines(lines)}
      onWrite={(text) => {
        setTyped(text);
        onChange(linesIn(text));
      }}
    >
      <ul className="grid w-full gap-3 py-1.5 empty:hidden">
        {lines.map((line, index) => {
          const place = [...path, index];
          const found = findingsAt(editor, place, line);
          return (
            found.length > 0 && (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by index only, and may be equal
              <li key={index}>
                <Button look="link" onClick={() => goTo(place)}>
                  {labelOf(line)}
                </Button>
                <Findings findings={found} onFix={(next) => onChange(lines.with(index, String(next)))} />
              </li>
            )
          );
        })}
      </ul>
    </TextEditor>
  );
}
