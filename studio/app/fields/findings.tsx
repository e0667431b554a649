import type { JsonPath, JsonValue } from "../../../schema/json-document";
import type { Finding } from "../../api";
import { withMadeUp } from "../editor/state";
import { pathKey, useEditor } from "../editor-context";
import { Button } from "../elements";
import { goTo } from "../focus";
import { LabeledInput, RequestForm } from "../request-form";

/** Returns the findings at a path. */
export const useFindingsAt = (path: JsonPath): Finding[] =>
  useEditor().findings.filter((finding) => finding.path && pathKey(finding.path) === pathKey(path));

/** A form that allows a figure that is true but not one of our facts, with a reason for the reviewer. */
function ExceptionForm({ text }: { text: string }) {
  const { entry, isChanged, verdict } = useEditor();
  return (
    <details>
      <summary className="link">“{text}” is true, and may be typed</summary>
      <RequestForm
        className="grid justify-items-start gap-1.5 pt-1.5"
        call="POST exceptions"
        body={{ file: entry.file, text }}
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

/** Lets the author allow a figure, as an exception or as made up. */
function AllowFigure({ path = [], declaration }: Finding) {
  const { state, write, verdict } = useEditor();
  if (!declaration) return null;
  if (declaration.as === "exception") return <ExceptionForm text={declaration.figure} />;
  const declare = () => {
    write(withMadeUp(state.content, path, declaration.figure));
    goTo(path);
  };
  return (
    <Button look="link" onClick={verdict.isCurrent && declare}>
      “{declaration.figure}” is made up for this story
    </Button>
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
