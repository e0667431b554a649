import { useEffect, useReducer, useRef, useState } from "react";
import type { JsonObject } from "../../../schema/json-document";
import type { DraftFile, SavedFile, Verdict } from "../../api";
import { CallError, callApi } from "../server";
import { readDraft, storeDraft } from "./journal";
import { createState, type FileState, reducer, type Selection } from "./state";

/** Who types waits for what it looks like, and not for what is wrong with half a word. In milliseconds. */
const DEBOUNCE_MS = { preview: 0, verdict: 250 };

const isSame = (a: JsonObject, b: JsonObject): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The files that were worked on in this window, as they were left: undo goes on from there. */
const stateCache = new Map<string, FileState>();

/** A file that is opened, with the steps that led to what it says. */
function restoreState(file: string, content: JsonObject, selected: Selection): FileState {
  const known = stateCache.get(file);
  return known && isSame(known.content, content) ? { ...known, selected } : createState(content, selected);
}

/** How a save has gone. */
export type SaveStatus =
  | { kind: "idle" | "saving" }
  /** What was refused, until something else is written. */
  | { kind: "failed"; message: string; content: JsonObject }
  /** Somebody else has changed the file. */
  | { kind: "conflict"; theirs: SavedFile };

/**
 * Asks again whenever a draft has changed, and one question at a time: where it changes faster than answers come, those in
 * between are left out.
 *
 * @returns the newest answer, why there is no newer one, and a way to ask once more
 */
function useLatest<Data>(name: keyof typeof DEBOUNCE_MS, { file, content }: DraftFile) {
  const [state, setState] = useState<{ data?: Data; error?: string }>({});
  const [round, reload] = useReducer((count: number) => count + 1, 0);
  const latest = useRef({ content, round });
  const isPending = useRef(false);
  useEffect(() => {
    latest.current = { content, round };
    const next = async (): Promise<void> => {
      if (isPending.current) return;
      isPending.current = true;
      const sent = latest.current;
      try {
        setState({ data: await callApi<Data>(`POST ${name}`, { file, content: sent.content }) });
      } catch (error) {
        setState((old) => ({ ...old, error: (error as Error).message }));
      }
      isPending.current = false;
      if (latest.current !== sent) await next();
    };
    const timer = setTimeout(next, DEBOUNCE_MS[name]);
    return () => clearTimeout(timer);
  }, [name, file, content, round]);
  return { ...state, reload };
}

/**
 * A file under work: what it says, what it looks like, what is to mend, and what has not been saved.
 *
 * @param first the file as it was when it was opened
 * @param selected what of it is worked on first
 */
export function useFile(first: SavedFile, selected: Selection) {
  const { file } = first;
  const [draft] = useState(() => readDraft(file));
  const [saved, setSaved] = useState(first);
  const [state, dispatch] = useReducer(reducer, undefined, () =>
    restoreState(file, draft?.content ?? first.content, selected),
  );
  // What was written on top of another version is saved only by who has seen that.
  // A second press of Ctrl+S comes before the rendering that follows the first one's answer.
  const version = useRef(draft?.version ?? first.version);
  const [lastStatus, setStatus] = useState<SaveStatus>(() =>
    draft && draft.version !== first.version ? { kind: "conflict", theirs: first } : { kind: "idle" },
  );
  const { content } = state;
  useEffect(() => void stateCache.set(file, state), [file, state]);
  const isChanged = !isSame(content, saved.content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a save, what is kept is of that version
  useEffect(() => {
    storeDraft(file, isChanged ? { version: version.current, content } : undefined);
  }, [file, saved, content, isChanged]);
  const isStale = lastStatus.kind === "failed" && lastStatus.content !== content;
  const status: SaveStatus = isStale ? { kind: "idle" } : lastStatus;
  const preview = useLatest<{ html: string }>("preview", { file, content });
  const verdict = useLatest<Verdict>("verdict", { file, content });

  const isSaving = useRef(false);
  /** @param over the version that is written over; that which the work began with, unless somebody decides otherwise */
  const save = async (over = version.current): Promise<void> => {
    if (isSaving.current) return;
    isSaving.current = true;
    setStatus({ kind: "saving" });
    try {
      const now = await callApi<SavedFile>("PUT file", { file, content, version: over });
      setSaved(now);
      version.current = now.version;
      setStatus({ kind: "idle" });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const theirs = error.details.theirs as SavedFile | undefined;
      setStatus(theirs ? { kind: "conflict", theirs } : { kind: "failed", message: error.message, content });
    } finally {
      isSaving.current = false;
    }
  };
  /** Takes what stands in the file; undo gives back what was written here. */
  const take = (theirs: SavedFile): void => {
    setSaved(theirs);
    version.current = theirs.version;
    setStatus({ kind: "idle" });
    dispatch({ kind: "discard", content: theirs.content });
  };
  return {
    state,
    dispatch,
    saved,
    isChanged,
    status,
    save,
    take,
    preview,
    verdict,
    /** True until that is saved which was kept from an earlier time. */
    hadDraft: draft !== undefined && saved === first,
  };
}
