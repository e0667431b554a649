import { useState } from "react";
import { BLOCK_GROUPS } from "../../../schema/block-groups";
import type { JsonObject } from "../../../schema/json-document";
import { Dialog, GALLERY_WIDTH, PICTURE_GRID, PictureCard, usePick } from "../dialog";
import { useEditor } from "../editor-context";
import { summaryOf } from "../json-edit";
import { inGroups, SearchField, search } from "../search-field";
import { readCopiedBlock } from "./draft-storage";
import { blocksOf, titleOf } from "./state";

/** Returns the blocks that can be added: the copied block, which has no picture, shared blocks, and an example of each type. */
function useBlockOptions() {
  const { site, entry, resolveTokens } = useEditor();
  const copied = readCopiedBlock();
  const nameOf = (block: JsonObject) => titleOf(block, site.blocks);
  return [
    ...(copied ? [copied] : []).map((block) => ({
      key: "copied",
      group: "Copied",
      title: `Copied: ${nameOf(block)}`,
      description: resolveTokens(summaryOf(block.props)),
      type: undefined,
      block,
    })),
    ...site.shared.map(({ name, block }) => ({
      key: `shared ${name}`,
      group: "Shared by several pages",
      title: `Shared: ${name}`,
      description: `A ${nameOf(block)} block that several pages show, and that is edited in one place.`,
      type: String(block.type),
      block: { use: name },
    })),
    ...site.blocks
      .filter(({ isForTemplates }) => entry.isTemplate || !isForTemplates)
      .map(({ name, group, title, description, example }) => ({
        ...{ key: name, group, title, description, type: name, block: example },
      }))
      .sort((a, b) => BLOCK_GROUPS.indexOf(a.group) - BLOCK_GROUPS.indexOf(b.group)),
  ];
}

/** A dialog that shows all blocks with their pictures, and adds the selected one to the page. */
export function Gallery() {
  const { site, state, dispatch } = useEditor();
  const [query, setQuery] = useState("");
  const found = search(useBlockOptions(), query, ({ title, description }) => [title, description]);
  const blocks = blocksOf(state.content);
  const index = state.selected === "page" ? blocks.length : state.selected + 1;
  const above = state.selected === "page" ? undefined : blocks[state.selected];
  const pick = usePick((entry: JsonObject) => dispatch({ kind: "insert", index, entry }));
  return (
    <Dialog title="Add a block" width={GALLERY_WIDTH}>
      <p>{above ? `It goes below ${titleOf(above, site.blocks)}.` : "It goes to the end of the page."}</p>
      <SearchField
        label="Search blocks"
        placeholder="prices, questions, stories …"
        {...{ query, setQuery, found }}
        onPick={({ block }) => pick(block)}
      />
      {inGroups(found, query).map(([name, entries]) => (
        <section key={name} aria-label={name}>
          <h3 className="mt-6 mb-3 text-lg font-semibold">{name}</h3>
          <ul className={PICTURE_GRID}>
            {entries.map(({ key, title, description, type, block }) => (
              <PictureCard
                key={key}
                {...{ title, description }}
                folder={type && `blocks/${type}`}
                onPick={() => pick(block)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
