import { useState } from "react";
import type { JsonObject } from "../../../schema/json-document";
import type { Version } from "../../api";
import { useQuery } from "../api-client";
import { Dialog, usePick } from "../dialog";
import { useEditor } from "../editor-context";
import { Changes } from "./changes-dialog";

/** The changes that restoring an earlier version would make, and a button that restores it. */
function EarlierVersion({ file, commit }: { file: string; commit: string }) {
  const { content } = useEditor().state;
  const restore = usePick(useEditor().write);
  const { data, error } = useQuery<JsonObject>(`GET version?name=${file}&commit=${commit}`);
  if (!data) return <p role="status">{error ?? "Looking …"}</p>;
  if (JSON.stringify(data) === JSON.stringify(content)) return <p>That is how it is now.</p>;
  return (
    <>
      <Changes before={content} after={data} />
      <button type="button" className="button button-primary button-small" onClick={() => restore(data)}>
        Take this version
      </button>
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
            : "Each is how it was after that change. Press one to see what would change if you took it. It is saved when you save.")}
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
                {title} ({author})
              </span>
            </button>
            {commit === chosen && <EarlierVersion {...{ file, commit }} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
