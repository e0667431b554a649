import { useEffect, useReducer, useRef, useState } from "react";
import type { JsonObject } from "../../../schema/json-document";
import type { DraftFile, SavedFile, Verdict } from "../../api";
import { ask, CallError } from "../server";
import { draftOf, keepDraft } from "./journal";
import { type FileState, opened, reducer, type Selection } from "./state";

/** Who types waits for what it looks like, and not for what is wrong with half a word. In milliseconds. */
const SETTLE_TIME = { preview: 0, verdict: 250 };

const isSame = (a: JsonObject, b: JsonObject): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The files that were worked on in this window, as they were left: undo goes on from there. */
const left = new Map<string, FileState>();

/** A file that is opened, with the steps that led to what it says. */
function openedAgain(file: string, content: JsonObject, selected: Selection): FileState {
  const known = left.get(file);
  return known && isSame(known.content, content) ? { ...known, selected } : opened(content, selected);
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
function useLatest<Answer>(name: keyof typeof SETTLE_TIME, { file, content }: DraftFile) {
  const [state, setState] = useState<{ answer?: Answer; failed?: string }>({});
  const [round, again] = useReducer((count: number) => count + 1, 0);
  const wanted = useRef({ content, round });
  const isAsking = useRef(false);
  useEffect(() => {
    wanted.current = { content, round };
    const next = async (): Promise<void> => {
      if (isAsking.current) return;
      isAsking.current = true;
      const asked = wanted.current;
      try {
        setState({ answer: await ask<Answer>(`POST ${name}`, { file, content: asked.content }) });
      } catch (error) {
        setState((old) => ({ ...old, failed: (error as Error).message }));
      }
      isAsking.current = false;
      if (wanted.current !== asked) await next();
    };
    const timer = setTimeout(next, SETTLE_TIME[name]);
    return () => clearTimeout(timer);
  }, [name, file, content, round]);
  return { ...state, again };
}

/**
 * A file under work: what it says, what it looks like, what is to mend, and what has not been saved.
 *
 * @param first the file as it was when it was opened
 * @param selected what of it is worked on first
 */
export function useFile(first: SavedFile, selected: Selection) {
  const { file } = first;
  const [draft] = useState(() => draftOf(file));
  const [saved, setSaved] = useState(first);
  const [state, act] = useReducer(reducer, undefined, () =>
    openedAgain(file, draft?.content ?? first.content, selected),
  );
  // What was written on top of another version is saved only by who has seen that.
  // A second press of Ctrl+S comes before the rendering that follows the first one's answer.
  const version = useRef(draft?.version ?? first.version);
  const [lastStatus, setStatus] = useState<SaveStatus>(() =>
    draft && draft.version !== first.version ? { kind: "conflict", theirs: first } : { kind: "idle" },
  );
  const { content } = state;
  useEffect(() => void left.set(file, state), [file, state]);
  const isChanged = !isSame(content, saved.content);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a save, what is kept is of that version
  useEffect(() => {
    keepDraft(file, isChanged ? { version: version.current, content } : undefined);
  }, [file, saved, content, isChanged]);
  const isOver = lastStatus.kind === "failed" && lastStatus.content !== content;
  const status: SaveStatus = isOver ? { kind: "idle" } : lastStatus;
  const preview = useLatest<{ html: string }>("preview", { file, content });
  const verdict = useLatest<Verdict>("verdict", { file, content });

  const isSaving = useRef(false);
  /** @param over the version that is written over; that which the work began with, unless somebody decides otherwise */
  const save = async (over = version.current): Promise<void> => {
    if (isSaving.current) return;
    isSaving.current = true;
    setStatus({ kind: "saving" });
    try {
      const now = await ask<SavedFile>("PUT file", { file, content, version: over });
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
    act({ kind: "discard", content: theirs.content });
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
    /** True until that is saved which was kept from an earlier time. */
    hadDraft: draft !== undefined && saved === first,
  };
}
