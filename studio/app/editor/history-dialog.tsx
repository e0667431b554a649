import { useState } from "react";
import type { Version, VersionContent } from "../../api";
import { useQuery } from "../api-client";
import { Dialog, usePick } from "../dialog";
import { useEditor } from "../editor-context";
import { Button } from "../elements";
import { changesIn, isSame, withoutChanges } from "./changes";
import { Changes } from "./changes-dialog";

/** What a version changed, with a button that undoes it alone if that is possible, and a button that restores the version. */
function EarlierVersion({ commit }: { commit: string }) {
  const { entry, state, write } = useEditor();
  const { content } = state;
  const take = usePick(write);
  const { data, error } = useQuery<VersionContent>(
    `GET version?name=${encodeURIComponent(entry.file)}&commit=${commit}`,
  );
  if (!data) return <p role="status">{error ?? "Looking …"}</p>;
  const { before, after } = data;
  const isNow = isSame(content, after);
  const undone = before && (isNow ? before : withoutChanges(content, changesIn(before, after)));
  return (
    <>
      {before ? (
        <>
          <h3 className="mt-2">What it changed</h3>
          <Changes {...{ before, after }} />
        </>
      ) : (
        <p>There is no version before it.</p>
      )}
      {undone && (
        <Button look="secondary" onClick={() => take(undone)}>
          Undo this change
        </Button>
      )}
      {isNow ? (
        <p>That is how it is now.</p>
      ) : (
        <>
          <h3 className="mt-4">What changes if you take this version</h3>
          <Changes before={content} after={after} />
          <Button look="primary" onClick={() => take(after)}>
            Take this version
          </Button>
        </>
      )}
    </>
  );
}

/** A dialog that lists the committed versions of the file, to view and restore. */
export function HistoryDialog() {
  const { file } = useEditor().entry;
  const { data, error } = useQuery<Version[]>(`GET versions?name=${encodeURIComponent(file)}`);
  const [chosen, setChosen] = useState<string>();
  const words =
    data?.length === 0
      ? "It has not been submitted yet."
      : "Press one to see what was changed then, to undo it, or to take the version as it was after that. It is saved when you save.";
  return (
    <Dialog title="Earlier versions">
      <p role="status">{error ?? (data ? words : "Loading …")}</p>
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
            {commit === chosen && <EarlierVersion {...{ commit }} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
