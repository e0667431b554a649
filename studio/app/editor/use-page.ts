import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { JsonObject } from "../../../schema/json-document";
import type { SavedPage, Verdict } from "../../api";
import { ask, CallError } from "../server";
import { draftOf, forgetDraft, keepDraft } from "./journal";
import { opened, pageReducer } from "./page-state";

/** Typing goes on for so long before the page is looked at again. In milliseconds. */
const SETTLE_TIME = 150;

const isSame = (a: JsonObject, b: JsonObject): boolean => JSON.stringify(a) === JSON.stringify(b);

/** How a save has gone. */
export type SaveStatus =
  | { kind: "idle" | "saving" }
  | { kind: "failed"; message: string }
  /** Somebody else has changed the file. */
  | { kind: "conflict"; theirs: SavedPage };

/**
 * Asks again whenever something has changed and settled, and forgets answers that are older than what is shown.
 *
 * @returns the newest answer, and why there is no newer one
 */
function useLatest<Answer>(call: string, body: { file: string; page: JsonObject }) {
  const [state, setState] = useState<{ answer?: Answer; failed?: string }>({});
  const asked = useRef(0);
  const { file, page } = body;
  useEffect(() => {
    const timer = setTimeout(
      () => {
        asked.current += 1;
        const own = asked.current;
        ask<Answer>(call, { file, page }).then(
          (answer) => own === asked.current && setState({ answer }),
          ({ message }: Error) => own === asked.current && setState((old) => ({ ...old, failed: message })),
        );
      },
      asked.current === 0 ? 0 : SETTLE_TIME,
    );
    return () => clearTimeout(timer);
  }, [call, file, page]);
  return state;
}

/**
 * A page under work: what it is, what it looks like, what is to mend, and what has not been saved.
 *
 * @param first the page as it stood in its file when it was opened
 */
export function usePage(first: SavedPage) {
  const { file } = first;
  const [draft] = useState(() => draftOf(file));
  const [saved, setSaved] = useState(first);
  const [state, act] = useReducer(pageReducer, opened(draft?.page ?? first.page));
  // What was written on top of another version is saved only by who has seen that.
  const [version, setVersion] = useState(draft?.version ?? first.version);
  const [status, setStatus] = useState<SaveStatus>(() =>
    draft && draft.version !== first.version ? { kind: "conflict", theirs: first } : { kind: "idle" },
  );
  const { page } = state;
  const isChanged = !isSame(page, saved.page);
  useEffect(() => {
    if (isChanged) keepDraft(file, { version, page });
    else forgetDraft(file);
  }, [file, version, page, isChanged]);
  const preview = useLatest<{ html: string }>("POST preview", { file, page });
  const verdict = useLatest<Verdict>("POST verdict", { file, page });

  /** @param over the version that is written over; that which the work began with, unless somebody decides otherwise */
  const save = useCallback(
    async (over = version): Promise<void> => {
      setStatus({ kind: "saving" });
      try {
        const now = await ask<SavedPage>("PUT page", { file, page, version: over });
        setSaved(now);
        setVersion(now.version);
        setStatus({ kind: "idle" });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const theirs = error.details.theirs as SavedPage | undefined;
        setStatus(theirs ? { kind: "conflict", theirs } : { kind: "failed", message: error.message });
      }
    },
    [file, page, version],
  );
  /** Takes what stands in the file, and gives up what was written here. */
  const take = (theirs: SavedPage): void => {
    setSaved(theirs);
    setVersion(theirs.version);
    setStatus({ kind: "idle" });
    act({ kind: "open", page: theirs.page });
  };
  return {
    state,
    act,
    saved,
    isChanged,
    status,
    save,
    take,
    preview,
    verdict,
    hadDraft: draft !== undefined,
  };
}
