import { useState } from "react";
import type { JsonPath, JsonValue } from "../../../schema/json-document";
import { placeOf } from "../editor-context";
import type { ControlProps } from "./field-props";
import { Findings, useTold } from "./findings";
import { goTo } from "./go-to";
import { linesIn, textOfLines } from "./lines";
import { Writing } from "./writing";

/** So much of a line tells it from the others. In characters. */
const FIRST_WORDS = 40;

interface LineNotesProps {
  path: JsonPath;
  line: string;
  onMend: (value: JsonValue) => void;
}

/** What is to mend in a line. */
function LineNotes({ path, line, onMend }: LineNotesProps) {
  const findings = useTold(path, line);
  if (findings.length === 0) return null;
  const words = line.length > FIRST_WORDS ? `${line.slice(0, FIRST_WORDS).trim()} …` : line;
  return (
    <li>
      <button type="button" className="link" onClick={() => goTo(path)}>
        {words}
      </button>
      <Findings {...{ findings, onMend }} />
    </li>
  );
}

/** A list of paragraphs, headings and lines of lists, written as one text. */
export function ArticleField({ field, path, value, control, onChange }: ControlProps<"article">) {
  const lines = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState("");
  // What is typed holds blank lines that the list has not; what else changes the list is shown as it is.
  const isAsTyped = placeOf(linesIn(typed)) === placeOf(lines);
  return (
    <Writing
      {...{ field, control }}
      text={isAsTyped ? typed : textOfLines(lines)}
      onWrite={(text) => {
        setTyped(text);
        onChange(linesIn(text));
      }}
    >
      <ul className="grid w-full gap-3 py-1.5 empty:hidden">
        {lines.map((line, index) => (
          <LineNotes
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone, and two may be alike
            key={index}
            path={[...path, index]}
            line={line}
            onMend={(next) => onChange(lines.with(index, String(next)))}
          />
        ))}
      </ul>
    </Writing>
  );
}
