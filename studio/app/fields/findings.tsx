import { isPlaceholder } from "../../../checks/placeholder";
import type { JsonPath, JsonValue } from "../../../schema/json-document";
import type { Finding } from "../../api";
import { useCall } from "../use-call";
import { isShown, placeOf, useForm } from "./form-context";

/** What is told at a place. What stands in brackets says itself that it is not written yet. */
export function useTold(path: JsonPath, value: JsonValue | undefined): Finding[] {
  const isBlank = typeof value === "string" && isPlaceholder(value);
  return useForm().findings.filter(
    (finding) =>
      isShown(finding) &&
      finding.path &&
      placeOf(finding.path) === placeOf(path) &&
      !(isBlank && finding.severity !== "error"),
  );
}

/** Lets a figure stand that is true and no fact of ours, for a reason that the review reads. */
function ExceptionForm({ text }: { text: string }) {
  const { file, isSaved, recheck } = useForm();
  const { sendForm, isWaiting, failed } = useCall(recheck);
  return (
    <details>
      <summary className="link">“{text}” is true, and may be typed</summary>
      <form
        className="grid justify-items-start gap-1.5 pt-1.5"
        onSubmit={sendForm("POST exceptions", { file, text })}
      >
        <label>
          Where it comes from, and why it cannot go stale
          <input name="reason" className="input" required minLength={15} autoComplete="off" />
        </label>
        <button type="submit" className="button-quiet" disabled={!isSaved}>
          {isWaiting ? "Checking …" : "Let it stand"}
        </button>
        {!isSaved && <span> Save the page first.</span>}
        <p role="alert">{failed}</p>
      </form>
    </details>
  );
}

/** What the author can say of a figure, so that it may stand. */
function Stands({ path = [], stands }: Finding) {
  const { declareMadeUp } = useForm();
  if (stands?.as === "exception") return <ExceptionForm text={stands.figure} />;
  return (
    stands && (
      <button type="button" className="link" onClick={() => declareMadeUp(path, stands.figure)}>
        “{stands.figure}” is made up for this story
      </button>
    )
  );
}

interface FindingsProps {
  id?: string;
  findings: readonly Finding[];
  onMend?: (value: JsonValue) => void;
}

/** What is to mend, in words, with a button where it is certain what to write. */
export function Findings({ id, findings, onMend }: FindingsProps) {
  return (
    <ul id={id} className="findings">
      {findings.map((finding) => {
        const { message, fix, ways, rule } = finding;
        return (
          <li key={`${rule} ${message}`} className="flex flex-wrap gap-x-4 gap-y-1">
            <p className="basis-full">
              {message} {fix}
            </p>
            {onMend &&
              ways?.map(({ reads, fact, value }) => (
                <button
                  key={`${reads} ${fact}`}
                  type="button"
                  className="link text-start"
                  onClick={() => onMend(value)}
                >
                  {reads === undefined ? "Do that" : `Write “${reads}”`}
                  {fact && ` (${fact})`}
                </button>
              ))}
            <Stands {...finding} />
          </li>
        );
      })}
    </ul>
  );
}
