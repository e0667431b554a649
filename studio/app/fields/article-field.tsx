import { useState } from "react";
import type { JsonPath, JsonValue } from "../../../schema/json-document";
import { pathKey } from "../editor-context";
import type { ControlProps } from "./field-props";
import { Findings, useFindingsAt } from "./findings";
import { goTo } from "./go-to";
import { linesIn, textOfLines } from "./lines";
import { TextEditor } from "./writing";

/** So much of a line tells it from the others. In characters. */
const MAX_LABEL_LENGTH = 40;

interface LineFindingsProps {
  path: JsonPath;
  line: string;
  onMend: (value: JsonValue) => void;
}

/** What is to mend in a line. */
function LineFindings({ path, line, onMend }: LineFindingsProps) {
  const findings = useFindingsAt(path, line);
  if (findings.length === 0) return null;
  const words = line.length > MAX_LABEL_LENGTH ? `${line.slice(0, MAX_LABEL_LENGTH).trim()} …` : line;
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
        {lines.map((line, index) => (
          <LineFindings
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone, and two may be alike
            key={index}
            path={[...path, index]}
            line={line}
            onMend={(next) => onChange(lines.with(index, String(next)))}
          />
        ))}
      </ul>
    </TextEditor>
  );
}
