import { flushSync } from "react-dom";
import { type EditorData, pathKey } from "../editor-context";
import { CONTROLS } from "../focus";
import { type Change, changesIn } from "./changes";
import { placeIn } from "./changes-dialog";
import { blocksOf, reducer } from "./state";

/** Says what a step that is one change has made of a part; nothing of an edited text. */
function describeOutcome([change, ...others]: readonly Change[]): string {
  if (!change || others.length > 0) return "";
  if (change.movedFrom) return " has moved";
  return change.before === undefined ? " is back" : change.after === undefined ? " is gone" : "";
}

/** Undoes or redoes a step, focuses the field that it changes, and announces it. */
export function stepHistory(editor: EditorData, kind: "undo" | "redo"): void {
  const { state, entry, dispatch, goToPath } = editor;
  const { content, selected } = state;
  const next = reducer(state, { kind });
  const changes = changesIn(content, next.content);
  const [change] = changes;
  flushSync(() => dispatch({ kind }));
  if (!change) return;
  const isRemoval = change.after === undefined;
  // A swap of two blocks may also be read as a move of the other one.
  const own = blocksOf(next.content).indexOf(blocksOf(content)[Number(selected)] ?? {});
  const path =
    change.movedFrom?.length === 2 && own >= 0 && own !== Number(selected) ? ["blocks", own] : change.path;
  const { activeElement: focused } = document;
  const place = focused?.matches(CONTROLS) && focused.closest<HTMLElement>("[data-place]")?.dataset.place;
  const isRemovedBlock = isRemoval && entry.schema === undefined && path.length === 2;
  // The caret stays where the step changes the text that it is in.
  if (!place || !`${pathKey(path)}/`.startsWith(`${place}/`))
    goToPath(isRemovedBlock ? ["blocks", next.selected] : path);
  const where = placeIn(editor, isRemoval ? content : next.content, path) || entry.name;
  dispatch({
    kind: "notify",
    notice: `${kind === "undo" ? "Undone" : "Redone"}: ${where}${describeOutcome(changes)}.`,
  });
}
