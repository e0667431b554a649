import { useState } from "react";
import type { JsonPath, JsonValue } from "../../../schema/json-document";
import { pathKey } from "../editor-context";
import { Button } from "../elements";
import { goTo } from "../focus";
import type { ControlProps } from "./field-props";
import { Findings, useFindingsAt } from "./findings";
import { linesIn, textOfLines } from "./lines";
import { TextEditor } from "./text-editor";

/** Maximum length of the text that identifies a line, in characters. */
const MAX_LABEL_LENGTH = 40;

interface LineFindingsProps {
  path: JsonPath;
  line: string;
  onFix: (value: JsonValue) => void;
}

/** The findings in a line, with a link to it. */
function LineFindings({ path, line, onFix }: LineFindingsProps) {
  const findings = useFindingsAt(path);
  if (findings.length === 0) return null;
  const words = line.length > MAX_LABEL_LENGTH ? `${line.slice(0, MAX_LABEL_LENGTH).trim()} …` : line;
  return (
    <li>
      <Button look="link" onClick={() => goTo(path)}>
        {words}
      </Button>
      <Findings {...{ findings, onFix }} />
    </li>
  );
}

/** A field for a list of paragraphs, headings and list lines, edited as one text. */
export function ArticleField({ field, path, value, control, onChange }: ControlProps<"article">) {
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
        {lines.map((line, index) => (
          <LineFindings
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified by index only, and may be equal
            key={index}
            path={[...path, index]}
            line={line}
            onFix={(next) => onChange(lines.with(index, String(next)))}
          />
        ))}
      </ul>
    </TextEditor>
  );
}
