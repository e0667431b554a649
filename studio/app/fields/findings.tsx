import type { JsonPath, JsonValue } from "../../../schema/json-document";
import type { Finding } from "../../api";
import { isShown, placeOf, useForm } from "./form-context";

/** What is to mend at a place. */
export const useFindings = (path: JsonPath): Finding[] =>
  useForm().findings.filter(
    (finding) => isShown(finding) && finding.path && placeOf(finding.path) === placeOf(path),
  );

interface FindingsProps {
  id: string;
  findings: readonly Finding[];
  onMend?: (value: JsonValue) => void;
}

/** What is to mend, in words, with a button where it is certain what to write. */
export function Findings({ id, findings, onMend }: FindingsProps) {
  return (
    <ul id={id} className="findings">
      {findings.map(({ message, fix, mended, rule }) => (
        <li key={`${rule} ${message}`}>
          {message} {fix}
          {mended !== undefined && onMend && (
            <button type="button" className="link" onClick={() => onMend(mended)}>
              Do that
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
