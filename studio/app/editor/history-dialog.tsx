import { useState } from "react";
import type { JsonObject } from "../../../schema/json-document";
import type { FileEntry, Part, Version } from "../../api";
import { Dialog } from "../dialog";
import { useAnswer } from "../use-answer";
import { Changes } from "./changes-dialog";

interface HistoryProps {
  entry: FileEntry;
  content: JsonObject;
  parts: readonly Part[];
  /** Called with what an earlier version said. */
  onTake: (content: JsonObject) => void;
  onClose: () => void;
}

/** What taking an earlier version would change, and a button that takes it. */
function Earlier({ commit, entry, content, parts, onTake }: HistoryProps & { commit: string }) {
  const call = `GET version?name=${encodeURIComponent(entry.file)}&commit=${commit}`;
  const { answer, failed } = useAnswer<JsonObject>(call);
  if (!answer) return <p role="status">{failed ?? "Looking …"}</p>;
  if (JSON.stringify(answer) === JSON.stringify(content)) return <p>That is how it is now.</p>;
  return (
    <>
      <Changes before={content} after={answer} {...{ entry, parts }} />
      <button type="button" className="button button-primary button-small" onClick={() => onTake(answer)}>
        Take this version
      </button>
    </>
  );
}

/** The versions of a file that were handed in, to look at and to go back to. */
export function HistoryDialog(props: HistoryProps) {
  const { entry, onClose } = props;
  const { answer, failed } = useAnswer<Version[]>(`GET versions?name=${encodeURIComponent(entry.file)}`);
  const [chosen, setChosen] = useState<string>();
  return (
    <Dialog title="Earlier versions" onClose={onClose}>
      <p role="status">
        {failed ??
          (answer?.length === 0
            ? "It has not been handed in yet."
            : "Each is how it was after that change. Press one to see what would change if you took it. It is saved when you save.")}
      </p>
      <ul>
        {answer?.map(({ commit, date, author, title }) => (
          <li key={commit}>
            <button
              type="button"
              className="offer"
              aria-expanded={commit === chosen}
              onClick={() => setChosen(commit === chosen ? undefined : commit)}
            >
              <strong>{date}</strong>
              <span>
                {title} ({author})
              </span>
            </button>
            {commit === chosen && <Earlier commit={commit} {...props} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
