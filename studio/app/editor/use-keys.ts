import { type Dispatch, useCallback, useEffect } from "react";
import type { Action } from "./state";

/** The keys that do something wherever the focus is, in the page as in its preview. */
function commandOf({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): "save" | "undo" | "redo" | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const name = key.toLowerCase();
  if (name === "s") return "save";
  if (name === "y") return "redo";
  return name === "z" ? (shiftKey ? "redo" : "undo") : undefined;
}

/**
 * Ctrl+S, Ctrl+Z and Ctrl+Y (or Shift+Z), as everywhere.
 *
 * @returns what hears keys, for another document than this one
 */
export function useKeys(act: Dispatch<Action>, save: () => Promise<void>): (event: KeyboardEvent) => void {
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      if (command === "save") void save();
      else act({ kind: command });
    },
    [act, save],
  );
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [onKey]);
  return onKey;
}
