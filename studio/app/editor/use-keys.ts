import { type Dispatch, useEffect } from "react";
import type { Action } from "./state";

/** What a letter does with Ctrl or Cmd wherever the focus is, in the page as in its preview. */
const COMMANDS: Readonly<Record<string, "save" | "undo" | "redo">> = { s: "save", z: "undo", y: "redo" };

/**
 * Ctrl+S, Ctrl+Z and Ctrl+Y (or Shift+Z), as everywhere.
 *
 * @returns what hears keys, for another document than this one
 */
export function useKeys(
  dispatch: Dispatch<Action>,
  save: () => Promise<void>,
): (event: KeyboardEvent) => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const command = COMMANDS[key.toLowerCase()];
    if (!command || altKey || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    if (command === "save") void save();
    else dispatch({ kind: shiftKey ? "redo" : command });
  };
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return onKey;
}
