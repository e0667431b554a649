import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from "react";
import { publishedFile } from "../../../data/unpublished-name";
import type { JsonObject } from "../../../schema/json-document";
import type { Preview, SavedFile, Verdict } from "../../api";
import { CallError, callApi, useQuery } from "../api-client";
import { useListener } from "../use-listener";
import { isSame } from "./changes";
import { readDraft, storeDraft } from "./draft-storage";
import { createState, type FileState, reducer, type Selection } from "./state";

/** Pause in typing that the verdict waits for, in milliseconds; the preview updates at once. */
const VERDICT_DELAY_MS = 250;

/** States of the files that were edited in this window, by published name, so that undo survives navigation and publishing. */
const stateCache = new Map<string, FileState>();

/** Returns the initial state of a file, with the cached undo history if it belongs to this content. */
function restoreState(file: string, content: JsonObject, selected: Selection): FileState {
  const known = stateCache.get(publishedFile(file));
  if (!known || !isSame(known.content, content)) return createState(content, selected);
  return reducer(known, { kind: "select", selected });
}

/** Returns the API call that reads a file from disk. */
export const readCall = (file: string): string => `GET file?name=${encodeURIComponent(file)}`;

/** Status of the last save. */
export type SaveStatus =
  | { kind: "idle" | "saving" }
  /** The save was rejected; cleared by the next edit. */
  | { kind: "failed"; message: string; content: JsonObject }
  /** The file has been changed elsewhere. */
  | { kind: "conflict"; theirs: SavedFile };

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
  const [state, dispatch] = useReducer(reducer, undefined, () => ({
    ...restoreState(file, (draft ?? initial).content, selected),
    ...(draft && { notice: "What you had not saved last time is here." }),
  }));
  // A draft that is based on another version is saved only after the author has resolved the conflict.
  // This is a ref, since a second Ctrl+S can come before the render that follows the first response.
  const version = useRef(draft?.version ?? initial.version);
  const [lastStatus, setStatus] = useState<SaveStatus>(() =>
    draft && draft.version !== initial.version ? { kind: "conflict", theirs: initial } : { kind: "idle" },
  );
  const { content } = state;
  useEffect(() => void stateCache.set(publishedFile(file), state), [file, state]);
  const isChanged = !isSame(content, saved.content);
  /** Whether the draft would be lost with the window. */
  const [isAtRisk, setAtRisk] = useState(false);
  useEffect(() => {
    const isStored = storeDraft(file, isChanged ? { version: version.current, content } : undefined);
    // React limits updates in effects, and a slow machine queues many key presses.
    if (isAtRisk !== (isChanged && !isStored)) setAtRisk(!isAtRisk);
  }, [file, content, isChanged, isAtRisk]);
  // The browser asks whether to leave the page.
  useListener("beforeunload", (event) => isAtRisk && event.preventDefault());
  const isStale = lastStatus.kind === "failed" && lastStatus.content !== content;
  const status: SaveStatus = isStale ? { kind: "idle" } : lastStatus;
  const written = useMemo(() => ({ file, content }), [file, content]);
  /** Route of the page that the author has chosen for the preview. */
  const [route, showOn] = useState<string>();
  const shown = useMemo(() => ({ ...written, route }), [written, route]);
  const preview = useQuery<Preview>("POST preview", shown);
  const verdict = useQuery<Verdict, typeof written>("POST verdict", written, VERDICT_DELAY_MS);

  const latest = useRef(content);
  latest.current = content;
  /** Goes on from a version of the file, which the draft is based on from now on. */
  const goOnFrom = (now: SavedFile): void => {
    setSaved(now);
    version.current = now.version;
    setStatus({ kind: "idle" });
  };
  /** Asks which version to keep, if they differ: the answer to a save is lost if the server stops after it. */
  const compareWith = (theirs: SavedFile): void => {
    if (isSame(theirs.content, latest.current)) goOnFrom(theirs);
    else setStatus({ kind: "conflict", theirs });
  };
  const isSaving = useRef(false);
  /** Whether the author has saved again during a save. */
  const isSavePending = useRef(false);
  /** @param over version to overwrite; by default the one that the draft is based on */
  const save = async (over = version.current): Promise<void> => {
    isSavePending.current = isSaving.current;
    if (isSaving.current) return;
    isSaving.current = true;
    const sent = latest.current;
    setStatus({ kind: "saving" });
    dispatch({ kind: "notify", notice: "" });
    try {
      const now = await callApi<SavedFile>("PUT file", { file, content: sent, version: over });
      // The stored draft is based on the saved version now, even if the editor has been left.
      const stored = readDraft(file);
      if (stored?.version === version.current)
        storeDraft(
          file,
          isSame(stored.content, now.content) ? undefined : { ...stored, version: now.version },
        );
      goOnFrom(now);
      // The server answers again.
      for (const query of [preview, verdict]) if (query.error !== undefined) void query.reload();
      onSave();
      isSaving.current = false;
      if (isSavePending.current && !isSame(latest.current, now.content)) await save();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const theirs = error.details.theirs as SavedFile | undefined;
      if (theirs) compareWith(theirs);
      else setStatus({ kind: "failed", message: error.message, content: sent });
    } finally {
      isSaving.current = false;
    }
  };
  /** Replaces the draft with another version; undo restores the draft. */
  const resetTo = (theirs: SavedFile): void => {
    goOnFrom(theirs);
    dispatch({ kind: "discard", content: theirs.content });
  };
  /** Shows a version of the file that is not the one of the draft, or asks which of the two to keep. */
  const receive = useEffectEvent((theirs: SavedFile): void => {
    if (isSaving.current || theirs.version === version.current) return;
    if (isChanged) compareWith(theirs);
    // What is picked in a dialog is for the content on which it was opened. If it is saved, the author is asked.
    else if (!document.querySelector("dialog[open]")) {
      resetTo(theirs);
      dispatch({ kind: "notify", notice: "This was changed elsewhere. You see the newest version." });
    }
  });
  // An author who returns from another program may have changed the file there, or fetched the changes of others.
  useListener("focus", async () => {
    const theirs = await callApi<SavedFile>(readCall(file)).catch(() => undefined);
    if (theirs) receive(theirs);
  });
  return {
    state,
    dispatch,
    saved,
    /** Whether the draft is based on the saved content: a stored draft may be older. */
    isBaseKnown: saved.version === version.current,
    isChanged,
    isAtRisk,
    status,
    save,
    resetTo,
    preview,
    showOn,
    verdict,
  };
}
