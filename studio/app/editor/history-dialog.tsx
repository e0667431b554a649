import { useState } from "react";
import type { JsonObject } from "../../../schema/json-document";
import type { Version } from "../../api";
import { useQuery } from "../api-client";
import { Dialog, usePick } from "../dialog";
import { useEditor } from "../editor-context";
import { changesIn, isSame, withoutChanges } from "./changes";
import { Changes } from "./changes-dialog";

interface EarlierVersionProps {
  file: string;
  commit: string;
}

/** What a version changed, with a button that undoes it alone if that is possible. */
function ChangeOf({ file, commit, after }: EarlierVersionProps & { after: JsonObject }) {
  const { content } = useEditor().state;
  const take = usePick(useEditor().write);
  const { data: before, error } = useQuery<JsonObject>(`GET version?name=${file}&commit=${commit}%5E`);
  if (!before) return <p role="status">{error ? "There is no version before it." : "Looking …"}</p>;
  const undone = isSame(content, after) ? before : withoutChanges(content, changesIn(before, after));
  return (
    <>
      <h3 className="mt-2">What it changed</h3>
      <Changes {...{ before, after }} />
      {undone && (
        <button type="button" className="button button-secondary button-small" onClick={() => take(undone)}>
          Undo this change
        </button>
      )}
    </>
  );
}

/** What a version changed, the changes that restoring it would make, and a button that restores it. */
function EarlierVersion({ file, commit }: EarlierVersionProps) {
  const { content } = useEditor().state;
  const restore = usePick(useEditor().write);
  const { data, error } = useQuery<JsonObject>(`GET version?name=${file}&commit=${commit}`);
  if (!data) return <p role="status">{error ?? "Looking …"}</p>;
  return (
    <>
      <ChangeOf {...{ file, commit }} after={data} />
      {isSame(data, content) ? (
        <p>That is how it is now.</p>
      ) : (
        <>
          <h3 className="mt-4">What changes if you take this version</h3>
          <Changes before={content} after={data} />
          <button type="button" className="button button-primary button-small" onClick={() => restore(data)}>
            Take this version
          </button>
        </>
      )}
    </>
  );
}

/** A dialog that lists the committed versions of the file, to view and restore. */
export function HistoryDialog() {
  const file = encodeURIComponent(useEditor().entry.file);
  const { data, error } = useQuery<Version[]>(`GET versions?name=${file}`);
  const [chosen, setChosen] = useState<string>();
  return (
    <Dialog title="Earlier versions">
      <p role="status">
        {error ??
          (data?.length === 0
            ? "It has not been submitted yet."
            : "Press one to see what was changed then, to undo it, or to take the version as it was after that. It is saved when you save.")}
      </p>
      <ul>
        {data?.map(({ commit, date, author, title }) => (
          <li key={commit}>
            <button
              type="button"
              className="grid w-full grid-cols-[9rem_1fr] gap-x-4 border-line border-t p-2 text-left hover:bg-sunken"
              aria-expanded={commit === chosen}
              onClick={() => setChosen(commit === chosen ? undefined : commit)}
            >
              <strong>{date}</strong>
              <span>
                {author} <span className="description block">{title}</span>
              </span>
            </button>
            {commit === chosen && <EarlierVersion {...{ file, commit }} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
