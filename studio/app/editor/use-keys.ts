import { type Dispatch, useEffect } from "react";
import { goToPart } from "../fields/go-to";
import type { Action } from "./state";

/** Commands by key, with Ctrl or Cmd, in the studio and in the preview. */
const COMMANDS: Readonly<Record<string, "save" | "undo" | "redo">> = { s: "save", z: "undo", y: "redo" };

/**
 * Handles the usual shortcuts: Ctrl+S, Ctrl+Z, Ctrl+Y (or Ctrl+Shift+Z), and F6 (or Shift+F6), which goes to the next part.
 *
 * @returns the keydown handler, to add to other documents
 */
export function useKeys(
  dispatch: Dispatch<Action>,
  save: () => Promise<void>,
): (event: KeyboardEvent) => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key === "F6") {
      event.preventDefault();
      goToPart(shiftKey ? -1 : 1);
    }
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
