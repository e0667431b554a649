import type { EditorData } from "../editor-context";
import { goToPart } from "../focus";
import { useListener } from "../use-listener";
import { stepHistory } from "./step-history";

/**
 * Handles the usual shortcuts, in the studio and in the preview: Ctrl+S, Ctrl+Z, Ctrl+Y (or Ctrl+Shift+Z), and F6 (or
 * Shift+F6), which goes to the next part.
 *
 * @returns the keydown handler, to add to other documents
 */
export function useKeys(editor: EditorData): (event: KeyboardEvent) => void {
  const onKey = (event: KeyboardEvent) => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    const key = event.key.toLowerCase();
    if (key === "f6") {
      event.preventDefault();
      goToPart(shiftKey ? -1 : 1);
    }
    if (altKey || !(ctrlKey || metaKey) || !["s", "z", "y"].includes(key)) return;
    // What is typed into a search or a request is not part of the file: the browser undoes it.
    if (key !== "s" && (event.target as Partial<Element>).closest?.("form, dialog")) return;
    event.preventDefault();
    if (key === "s") void editor.save();
    else stepHistory(editor, key === "y" || shiftKey ? "redo" : "undo");
  };
  useListener("keydown", (event) => onKey(event as KeyboardEvent));
  return onKey;
}
