import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";
import type { Part } from "../../api";
import { moveEntry, withProperty } from "../json-edit";

/** What is being edited: a block by its number from 0, or what search results and shared links say. */
export type Selection = number | "page";

/** What is selected where a path lies. */
export const selectionOf = ([first, index]: JsonPath): Selection =>
  first === "blocks" && typeof index === "number" ? index : "page";

interface Step {
  content: JsonObject;
  selected: Selection;
}

/** A file under work, with the way back. */
export interface FileState extends Step {
  past: readonly Step[];
  /** What undo has led back from, the next step last. */
  future: readonly Step[];
  /** Where was written last, and when: what is typed there in one go is one step back. A press of a button is no typing. */
  writing?: { place: string; at: number };
  /** What was lost by what was done last, and is brought back by undo. */
  lost?: "Deleted" | "Discarded";
}

/** What can be done to a file. */
export type Action =
  | { kind: "write"; content: JsonObject; place: string; at: number }
  | { kind: "insert"; index: number; entry: JsonObject }
  | { kind: "remove" | "duplicate"; index: number }
  | { kind: "move"; from: number; to: number }
  | { kind: "select"; selected: Selection }
  | { kind: "discard"; content: JsonObject }
  | { kind: "undo" | "redo" };

/** Whoever pauses for longer begins a new step. In milliseconds. */
const TYPING_PAUSE_MS = 1000;
/** So many steps lead back. */
const MAX_UNDO_STEPS = 200;

/** A file that has just been opened. */
export const createState = (content: JsonObject, selected: Selection = "page"): FileState => ({
  content,
  selected,
  past: [],
  future: [],
});

/** The entries of a page, from top to bottom. */
export const blocksOf = ({ blocks }: JsonObject): JsonObject[] =>
  Array.isArray(blocks) ? blocks.filter(isJsonObject) : [];

/** A block's name for an author. */
export const titleOf = (entry: JsonObject, parts: readonly Part[]): string =>
  typeof entry.use === "string"
    ? `Shared: ${entry.use}`
    : (parts.find(({ name }) => name === entry.type)?.title ?? String(entry.type));

/** The block in which a path lies: `Block 3 Pricing box`; undefined where that is none. */
export function blockAt(content: JsonObject, path: JsonPath, parts: readonly Part[]): string | undefined {
  const index = selectionOf(path);
  const block = index === "page" ? undefined : blocksOf(content)[index];
  return block && `Block ${Number(index) + 1} ${titleOf(block, parts)}`;
}

function pushStep(state: FileState, content: JsonObject, selected = state.selected): FileState {
  const past = [...state.past, { content: state.content, selected: state.selected }].slice(-MAX_UNDO_STEPS);
  return { content, selected, past, future: [] };
}

const withBlocks = (state: FileState, blocks: JsonValue[], selected?: Selection): FileState =>
  pushStep(state, withProperty(state.content, "blocks", blocks), selected);

/** A copy may not have the same anchor: a link could only lead to one of the two. */
export const copyWithoutAnchor = (entry: JsonObject): JsonObject =>
  withProperty(structuredClone(entry), "anchor", undefined);

/** The order of what stands around a block's content. */
export const BLOCK_PROPERTIES = ["type", "tone", "anchor", "illustrative", "madeUp"];

/** A file in which a block declares a figure as made up. In a file of its own the block is all there is. */
export function withMadeUp(content: JsonObject, [property, index]: JsonPath, figure: string): JsonObject {
  const declare = (block: JsonObject): JsonObject => {
    const known = Array.isArray(block.madeUp) ? block.madeUp : [];
    return withProperty(block, "madeUp", [...known, figure], BLOCK_PROPERTIES);
  };
  if (property !== "blocks" || typeof index !== "number") return declare(content);
  const blocks = content.blocks as JsonObject[];
  return { ...content, blocks: blocks.map((block, at) => (at === index ? declare(block) : block)) };
}

function write(state: FileState, { content, place, at }: Action & { kind: "write" }): FileState {
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

/** The file after something was done to it. Nothing is changed in place. */
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
      const rest = blocks.toSpliced(action.index, 1);
      const next = rest.length === 0 ? "page" : Math.min(action.index, rest.length - 1);
      return { ...withBlocks(state, rest, next), lost: "Deleted" };
    }
    case "duplicate": {
      const entry = blocks[action.index];
      if (!entry) return state;
      return withBlocks(
        state,
        blocks.toSpliced(action.index + 1, 0, copyWithoutAnchor(entry)),
        action.index + 1,
      );
    }
    case "move": {
      const to = Math.max(0, Math.min(action.to, blocks.length - 1));
      return to === action.from ? state : withBlocks(state, moveEntry(blocks, action.from, to), to);
    }
    case "discard":
      return { ...pushStep(state, action.content), lost: "Discarded" };
    case "select": {
      const { lost: _, ...known } = state;
      return { ...known, selected: action.selected };
    }
    case "undo":
      return step(state, "past", "future");
    case "redo":
      return step(state, "future", "past");
  }
}
