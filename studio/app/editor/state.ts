import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";
import type { Part } from "../../api";
import { moveEntry, withProperty } from "../json-edit";
import { isSame } from "./changes";

/** Selected part of a page: the zero-based index of a block, or the title and description. */
export type Selection = number | "page";

/** Returns the selection that contains a path. */
export const selectionOf = ([first, index]: JsonPath): Selection =>
  first === "blocks" && typeof index === "number" ? index : "page";

interface Step {
  content: JsonObject;
  selected: Selection;
}

/** State of an edited file, with its undo history. */
export interface FileState extends Step {
  past: readonly Step[];
  /** Undone steps; the next one to redo is last. */
  future: readonly Step[];
  /** Field and time of the last edit: uninterrupted typing in one field is a single undo step. A button click is not typing. */
  writing?: { place: string; at: number };
  /** What the last action did, if that has to be said. */
  notice?: string;
}

/** Actions on an edited file. */
export type Action =
  | { kind: "write"; content: JsonObject; place: string; at: number }
  | { kind: "insert"; index: number; entry: JsonObject }
  | { kind: "remove"; index: number }
  | { kind: "move"; from: number; to: number }
  /** Replaces a block, unless it has been changed since. */
  | { kind: "replace"; entry: JsonObject; by: JsonObject }
  | { kind: "select"; selected: Selection }
  | { kind: "notify"; notice: string }
  | { kind: "discard"; content: JsonObject }
  | { kind: "undo" | "redo" };

/** Pause in typing after which a new undo step begins, in milliseconds. */
const TYPING_PAUSE_MS = 1000;
/** Maximum number of undo steps. */
const MAX_UNDO_STEPS = 200;

/** Returns the blocks of a page, in order. */
export const blocksOf = ({ blocks }: JsonObject): JsonObject[] =>
  Array.isArray(blocks) ? blocks.filter(isJsonObject) : [];

/** Returns a selection, or the nearest one if the content has fewer blocks. */
function selectionIn(content: JsonObject, selected: Selection): Selection {
  const { length } = blocksOf(content);
  return selected === "page" || length === 0 ? "page" : Math.min(selected, length - 1);
}

/** Creates the initial state of a file. */
export const createState = (content: JsonObject, selected: Selection = "page"): FileState => ({
  content,
  selected: selectionIn(content, selected),
  past: [],
  future: [],
});

/** Returns the display name of a block. */
export const titleOf = (entry: JsonObject, parts: readonly Part[]): string =>
  typeof entry.use === "string"
    ? `Shared: ${entry.use}`
    : (parts.find(({ name }) => name === entry.type)?.title ?? String(entry.type));

/** Returns the name of the block that contains a path: `Block 3 Pricing box`; undefined outside of blocks. */
export function blockAt(content: JsonObject, path: JsonPath, parts: readonly Part[]): string | undefined {
  const index = selectionOf(path);
  const block = index === "page" ? undefined : blocksOf(content)[index];
  return block && `Block ${Number(index) + 1} ${titleOf(block, parts)}`;
}

function pushStep(state: FileState, content: JsonObject, selected = state.selected): FileState {
  const past = [...state.past, { content: state.content, selected: state.selected }].slice(-MAX_UNDO_STEPS);
  return { content, selected: selectionIn(content, selected), past, future: [] };
}

const withBlocks = (state: FileState, blocks: JsonValue[], selected?: Selection): FileState =>
  pushStep(state, withProperty(state.content, "blocks", blocks), selected);

/** Returns a block without its anchor, which must be unique on a page. */
export const withoutAnchor = ({ anchor: _, ...block }: JsonObject): JsonObject => block;

/** Order of a block's properties besides `props`. */
export const BLOCK_ORDER = ["type", "tone", "anchor", "illustrative", "madeUp"];

/** Returns a file whose block at a path declares a figure as made up; the file of a shared block is the block itself. */
export function withMadeUp(content: JsonObject, [property, index]: JsonPath, figure: string): JsonObject {
  const declare = (block: JsonObject): JsonObject => {
    const known = Array.isArray(block.madeUp) ? block.madeUp : [];
    return withProperty(block, "madeUp", [...known, figure], BLOCK_ORDER);
  };
  if (property !== "blocks" || typeof index !== "number") return declare(content);
  const blocks = content.blocks as JsonObject[];
  return { ...content, blocks: blocks.map((block, at) => (at === index ? declare(block) : block)) };
}

function write(state: FileState, { content, place, at }: Action & { kind: "write" }): FileState {
  // A blank line in an article is not part of the content: to undo it would do nothing.
  if (isSame(content, state.content)) return state;
  const { writing } = state;
  const isTyping = place !== "" && writing?.place === place && at - writing.at < TYPING_PAUSE_MS;
  const continuesStep = isTyping && state.future.length === 0;
  return { ...(continuesStep ? { ...state, content } : pushStep(state, content)), writing: { place, at } };
}

function step(state: FileState, from: "past" | "future", to: "past" | "future"): FileState {
  const { content, selected, past, future } = state;
  const next = state[from].at(-1);
  if (!next) return state;
  const steps = [...state[to], { content, selected }];
  return { ...next, past, future, [from]: state[from].slice(0, -1), [to]: steps };
}

/** Applies an action to a file, without mutating the state. */
export function reducer(state: FileState, action: Action): FileState {
  const blocks = blocksOf(state.content);
  switch (action.kind) {
    case "write":
      return write(state, action);
    case "insert":
      return withBlocks(
        state,
        blocks.toSpliced(action.index, 0, structuredClone(action.entry)),
        action.index,
      );
    case "remove": {
      const removed = withBlocks(state, blocks.toSpliced(action.index, 1), action.index);
      return { ...removed, notice: "Deleted. Undo brings it back." };
    }
    case "move": {
      const to = Math.max(0, Math.min(action.to, blocks.length - 1));
      if (to === action.from) return state;
      const moved = withBlocks(state, moveEntry(blocks, action.from, to), to);
      return { ...moved, notice: `Moved to place ${to + 1} of ${blocks.length}.` };
    }
    case "replace": {
      const index = blocks.indexOf(action.entry);
      return index < 0 ? state : withBlocks(state, blocks.with(index, action.by));
    }
    case "discard":
      return { ...pushStep(state, action.content), notice: "Discarded. Undo brings it back." };
    case "select": {
      const { notice: _, ...known } = state;
      return { ...known, selected: selectionIn(state.content, action.selected) };
    }
    case "notify":
      return { ...state, notice: action.notice };
    case "undo":
      return step(state, "past", "future");
    case "redo":
      return step(state, "future", "past");
  }
}
