import type { JsonPath, JsonValue } from "../../../schema/json-document";
import { valueAt } from "../../../schema/json-path";
import type { Finding } from "../../api";
import { isSame } from "../editor/changes";
import { withMadeUp } from "../editor/state";
import { type EditorData, pathKey, useEditor } from "../editor-context";
import { Button } from "../elements";
import { goTo } from "../focus";
import { LabeledInput, RequestForm } from "../request-form";

/** Returns the findings at a path; none, until the next verdict, if the value there is not the one that was checked. */
export function findingsAt(
  { findings, verdict }: Pick<EditorData, "findings" | "verdict">,
  path: JsonPath,
  value: JsonValue | undefined,
): Finding[] {
  const isChecked = () => !verdict.sent || isSame(valueAt(verdict.sent.content, path), value);
  return findings.filter(({ path: own }) => own && pathKey(own) === pathKey(path) && isChecked());
}

/** Lets the author allow a figure: as made up, or as an exception that is true but not one of our facts, with a reason for the reviewer. */
function AllowFigure({ path = [], declaration }: Finding) {
  const { entry, state, isChanged, write, verdict } = useEditor();
  if (!declaration) return null;
  const { as, figure } = declaration;
  const declare = () => {
    write(withMadeUp(state.content, path, figure));
    goTo(path);
  };
  if (as === "made up")
    return (
      <Button look="link" onClick={verdict.isCurrent && declare}>
        “{figure}” is made up for this story
      </Button>
    );
  return (
    <details>
      <summary className="link">“{figure}” is true, and may be typed</summary>
      <RequestForm
        className="grid justify-items-start gap-1.5 pt-1.5"
        call="POST exceptions"
        body={{ file: entry.file, text: figure }}
        button="Let it stand"
        look="secondary"
        disabled={isChanged}
        onSuccess={verdict.reload}
      >
        <LabeledInput label="Where it comes from, and why it cannot go stale" name="reason" minLength={15} />
        {isChanged && <span>Save the page first.</span>}
      </RequestForm>
    </details>
  );
}

interface FindingsProps {
  id?: string;
  findings: readonly Finding[];
  onFix: (value: JsonValue) => void;
}

/** A list of findings, with a button for each suggested edit. */
export function Findings({ id, findings, onFix }: FindingsProps) {
  // An edit is based on the draft that was checked, and would replace what has been written since.
  const { isCurrent } = useEditor().verdict;
  const color = findings.every(({ severity }) => severity === "notice") ? "bg-sunken" : "bg-missed-soft";
  return (
    <ul id={id} className={`findings grid gap-3 rounded-inner px-3 py-2 text-sm ${color}`}>
      {findings.map((finding) => {
        const { message, fix, edits, rule, path = [] } = finding;
        const take = (value: JsonValue) => {
          onFix(value);
          goTo(path);
        };
        return (
          <li key={`${rule} ${message}`} className="flex flex-wrap gap-x-4 gap-y-1">
            <p className="basis-full">
              {message} {fix}
            </p>
            {edits?.map(({ reads, fact, value }) => (
              <Button
                key={`${reads} ${fact}`}
                look="link"
                className="text-start"
                onClick={isCurrent && (() => take(value))}
              >
                {reads === undefined ? "Do that" : `Write “${reads}”`}
                {fact && ` (${fact})`}
              </Button>
            ))}
            <AllowFigure {...finding} />
          </li>
        );
      })}
    </ul>
  );
}
