import { useEffect } from "react";
import { goToPart } from "../fields/go-to";

type Commands = Readonly<Record<"save" | "undo" | "redo", () => unknown>>;

/** Commands by key, with Ctrl or Cmd, in the studio and in the preview. */
const COMMANDS: Readonly<Record<string, keyof Commands>> = { s: "save", z: "undo", y: "redo" };

/**
 * Handles the usual shortcuts: Ctrl+S, Ctrl+Z, Ctrl+Y (or Ctrl+Shift+Z), and F6 (or Shift+F6), which goes to the next part.
 *
 * @returns the keydown handler, to add to other documents
 */
export function useKeys(commands: Commands): (event: KeyboardEvent) => void {
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (key === "F6") {
      event.preventDefault();
      goToPart(shiftKey ? -1 : 1);
    }
    const command = COMMANDS[key.toLowerCase()];
    if (!command || altKey || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    commands[command === "undo" && shiftKey ? "redo" : command]();
  };
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
  return onKey;
}
