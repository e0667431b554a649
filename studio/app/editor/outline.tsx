import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { JsonObject, JsonPath } from "../../../schema/json-document";
import { pathKey, useEditor } from "../editor-context";
import { Button, type EntryAction, EntryButtons } from "../elements";
import { focusFirstIn, goTo } from "../focus";
import { summaryOf } from "../json-edit";
import { copyBlock } from "./draft-storage";
import { Gallery } from "./gallery";
import { placesLeft } from "./next-place";
import { blocksOf, type Selection, selectionOf, titleOf, withoutAnchor } from "./state";

/** Style of the panels beside the preview. A focused field is not at their edge, nor below the buttons of a long text. */
export const PANEL = "row-start-3 overflow-auto scroll-py-20 bg-surface p-4 max-[62rem]:max-h-[55dvh]";

/** Style of the button that selects a part of the page. */
const ENTRY =
  "block min-h-11 w-full rounded-inner px-2.5 py-1.5 text-left hover:bg-sunken aria-[current]:bg-signal-soft aria-[current]:shadow-[inset_3px_0_var(--color-signal)] forced-colors:aria-[current]:border-3 forced-colors:aria-[current]:border-[Highlight]";

const keys = new WeakMap<JsonObject, number>();
let lastKey = 0;

/** Returns a stable React key for an entry, so that a moved entry keeps the focus. */
function keyOf(entry: JsonObject): number {
  const key = keys.get(entry) ?? ++lastKey;
  keys.set(entry, key);
  return key;
}

/** The list of the page's blocks, with the actions on the selected one. */
export function Outline() {
  const editor = useEditor();
  const { state, dispatch, site, resolveTokens, showDialog } = editor;
  const { content, selected } = state;
  const blocks = blocksOf(content);
  const faulty = new Set(placesLeft(editor).map(selectionOf));
  const nav = useRef<HTMLElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [dropIndex, setDropIndex] = useState<number>();
  const previousCount = useRef(blocks.length);
  useEffect(() => {
    // The focused element, in a dialog or a removed block, no longer exists.
    if (previousCount.current !== blocks.length) focusFirstIn(nav.current);
    previousCount.current = blocks.length;
  }, [blocks.length]);
  const copy = (entry: JsonObject) => {
    copyBlock(withoutAnchor(entry));
    dispatch({
      kind: "notify",
      notice:
        "Copied: Add block puts it here or on another page. To show the same words there, share the block instead.",
    });
  };
  const duplicate = (entry: JsonObject, index: number) =>
    dispatch({ kind: "insert", index: index + 1, entry: withoutAnchor(entry) });
  const move = (from: number, to: number) => dispatch({ kind: "move", from, to });
  const [wasPressed, setPressed] = useState(false);
  /** The first Enter or click selects a part of the page, the second one goes to its fields. */
  const press = (place: Selection, path: JsonPath) => () => {
    if (wasPressed && selected === place) goTo(path);
    else dispatch({ kind: "select", selected: place });
    setPressed(true);
  };
  const remove = (index: number) => dispatch({ kind: "remove", index });
  /** Selects the part above or below, and focuses it. */
  const step = (index: number) => {
    flushSync(() => dispatch({ kind: "select", selected: index < 0 ? "page" : index }));
    focusFirstIn(nav.current);
    setPressed(true);
  };
  /** @param index index of the block; -1 for the title and description, which stay where they are */
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const { key, altKey, repeat } = event;
    const entry = blocks[index];
    const offset = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (offset !== undefined && !altKey) step(index + offset);
    else if (!entry) return;
    else if (offset !== undefined) move(index, index + offset);
    // A key that is held down would do it to the next blocks, too.
    else if (["Delete", "Backspace"].includes(key)) repeat || remove(index);
    else if (["d", "D"].includes(key) && (event.ctrlKey || event.metaKey))
      repeat || entry.use !== undefined || duplicate(entry, index);
    else return;
    event.preventDefault();
  };
  const actionsOf = (entry: JsonObject, index: number, name: string): EntryAction[] => [
    ["↑", `Move ${name} up`, index > 0 ? () => move(index, index - 1) : undefined],
    ["↓", `Move ${name} down`, index < blocks.length - 1 ? () => move(index, index + 1) : undefined],
    // A page has a shared block only once.
    ...(entry.use === undefined
      ? [["Duplicate", `Duplicate ${name}`, () => duplicate(entry, index)] as const]
      : []),
    ["Copy", `Copy ${name}`, () => copy(entry)],
    // The second click of a double click would delete the next block.
    ["Delete", `Delete ${name}`, ({ detail }) => detail < 2 && remove(index)],
  ];
  const faultMark = (place: Selection) =>
    faulty.has(place) && (
      <span
        className="inline-block size-2.5 rounded-full border-5 border-missed"
        role="img"
        aria-label="Something to fix"
      />
    );
  return (
    <nav
      ref={nav}
      className={`${PANEL} border-line border-r max-[40rem]:max-h-[40dvh] max-[40rem]:border-r-0 max-[40rem]:border-b`}
      aria-label="Page"
      onFocus={() => setPressed(false)}
    >
      <button
        type="button"
        className={ENTRY}
        aria-current={selected === "page" || undefined}
        onKeyDown={onKeyDown(-1)}
        onClick={press("page", ["title"])}
      >
        Title and description {faultMark("page")}
      </button>
      <ol className="mt-2 mb-4">
        {blocks.map((entry, index) => {
          const title = titleOf(entry, site.blocks);
          return (
            <li
              key={keyOf(entry)}
              data-place={pathKey(["blocks", index])}
              // Marks the drop position.
              className="data-[drop=above]:shadow-[0_-3px_var(--color-signal)] data-[drop=below]:shadow-[0_3px_var(--color-signal)]"
              data-drop={
                dragged === undefined || dropIndex !== index ? undefined : dragged < index ? "below" : "above"
              }
              onDragOver={(event) => {
                // What is dragged from elsewhere is not a block of this page.
                if (dragged === undefined) return;
                event.preventDefault();
                setDropIndex(index);
              }}
              onDrop={() => dragged !== undefined && move(dragged, index)}
            >
              <button
                type="button"
                className={ENTRY}
                draggable
                aria-current={selected === index || undefined}
                onDragStart={(event) => {
                  // Firefox drags nothing without data.
                  event.dataTransfer.setData("text/x-block", "");
                  setDragged(index);
                }}
                onDragEnd={() => setDragged(undefined)}
                onKeyDown={onKeyDown(index)}
                onClick={press(index, ["blocks", index, "props"])}
              >
                <strong>{title}</strong> {faultMark(index)}
                <span className="block truncate text-[0.8125rem] text-muted">
                  {resolveTokens(summaryOf(entry.props))}
                </span>
              </button>
              {selected === index && (
                <EntryButtons actions={actionsOf(entry, index, `block ${index + 1}, ${title}`)} />
              )}
            </li>
          );
        })}
      </ol>
      <Button look="secondary" onClick={() => showDialog(<Gallery />)}>
        Add block
      </Button>
    </nav>
  );
}
