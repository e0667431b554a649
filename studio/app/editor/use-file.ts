import { useEffect, useReducer, useRef, useState } from "react";
import { publishedFile } from "../../../data/unpublished-name";
import type { JsonObject } from "../../../schema/json-document";
import type { SavedFile, Verdict } from "../../api";
import { CallError, callApi } from "../api-client";
import { isSame } from "./changes";
import { readDraft, storeDraft } from "./draft-storage";
import { createState, type FileState, reducer, type Selection } from "./state";

/** Debounce after an edit, in milliseconds: the preview updates at once, the verdict waits for a pause in typing. */
const DEBOUNCE_MS = { preview: 0, verdict: 250 };

/** States of the files that were edited in this window, by published name, so that undo survives navigation and publishing. */
const stateCache = new Map<string, FileState>();

/** Returns the initial state of a file, with the cached undo history if it belongs to this content. */
function restoreState(file: string, content: JsonObject, selected: Selection): FileState {
  const known = stateCache.get(publishedFile(file));
  if (!known || !isSame(known.content, content)) return createState(content, selected);
  return reducer(known, { kind: "select", selected });
}

/** Status of the last save. */
export type SaveStatus =
  | { kind: "idle" | "saving" }
  /** The save was rejected; cleared by the next edit. */
  | { kind: "failed"; message: string; content: JsonObject }
  /** The file has been changed elsewhere. */
  | { kind: "conflict"; theirs: SavedFile };

/**
 * Fetches data for a draft after each change, one request at a time: drafts that change while a request is pending are
 * skipped, except the latest.
 *
 * @returns the latest data, whether it is about this draft, the error of the last request if it failed, and `reload`
 */
function useLatest<Data>(name: keyof typeof DEBOUNCE_MS, file: string, content: JsonObject) {
  const [state, setState] = useState<{ data?: Data; error?: string; sent?: JsonObject }>({});
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
        const data = await callApi<Data>(`POST ${name}`, { file, content: sent.content });
        setState({ data, sent: sent.content });
      } catch (error) {
        setState(({ sent: _, ...old }) => ({ ...old, error: (error as Error).message }));
      }
      isPending.current = false;
      if (latest.current !== sent) await next();
    };
    const timer = setTimeout(next, DEBOUNCE_MS[name]);
    return () => clearTimeout(timer);
  }, [name, file, content, round]);
  return { ...state, isCurrent: state.sent === content, reload };
}

/**
 * Manages an edited file: its content, preview, verdict and save status.
 *
 * @param initial the file when it was opened
 * @param selected initial selection
 * @param onSave called when the file has been saved
 */
export function useFile(initial: SavedFile, selected: Selection, onSave: () => void) {
  const { file } = initial;
  const [draft] = useState(() => {
    const stored = readDraft(file);
    // The editor was left while this draft was being saved.
    return stored && isSame(stored.content, initial.content) ? undefined : stored;
  });
  const [saved, setSaved] = useState(initial);
  const [state, dispatch] = useReducer(reducer, undefined, () =>
    restoreState(file, draft?.content ?? initial.content, selected),
  );
  // A draft that is based on another version is saved only after the author has resolved the conflict.
  // This is a ref, since a second Ctrl+S can come before the render that follows the first response.
  const version = useRef(draft?.version ?? initial.version);
  const [lastStatus, setStatus] = useState<SaveStatus>(() =>
    draft && draft.version !== initial.version ? { kind: "conflict", theirs: initial } : { kind: "idle" },
  );
  const { content } = state;
  useEffect(() => void stateCache.set(publishedFile(file), state), [file, state]);
  const isChanged = !isSame(content, saved.content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a save, the stored draft is based on the saved version
  useEffect(() => {
    storeDraft(file, isChanged ? { version: version.current, content } : undefined);
  }, [file, saved, content, isChanged]);
  const isStale = lastStatus.kind === "failed" && lastStatus.content !== content;
  const status: SaveStatus = isStale ? { kind: "idle" } : lastStatus;
  const preview = useLatest<{ html: string }>("preview", file, content);
  const verdict = useLatest<Verdict>("verdict", file, content);

  const isSaving = useRef(false);
  /** @param over version to overwrite; by default the one that the draft is based on */
  const save = async (over = version.current): Promise<void> => {
    if (isSaving.current) return;
    isSaving.current = true;
    setStatus({ kind: "saving" });
    dispatch({ kind: "notify", notice: "" });
    try {
      const now = await callApi<SavedFile>("PUT file", { file, content, version: over });
      setSaved(now);
      version.current = now.version;
      setStatus({ kind: "idle" });
      onSave();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const theirs = error.details.theirs as SavedFile | undefined;
      setStatus(theirs ? { kind: "conflict", theirs } : { kind: "failed", message: error.message, content });
    } finally {
      isSaving.current = false;
    }
  };
  /** Replaces the draft with another version; undo restores the draft. */
  const resetTo = (theirs: SavedFile): void => {
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
    resetTo,
    preview,
    verdict,
    /** Whether the file was opened with a stored draft and has not been saved since. */
    hadDraft: draft !== undefined && saved === initial,
  };
}
