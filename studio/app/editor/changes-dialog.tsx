import { useState } from "react";
import { fieldTitle, resolveSchemaPlace } from "../../../schema/field-title";
import type { JsonObject, JsonPath, JsonValue } from "../../../schema/json-document";
import { formatCount } from "../../../schema/words";
import type { Sentence } from "../../api";
import { useQuery } from "../api-client";
import { Dialog } from "../dialog";
import { type EditorData, useEditor } from "../editor-context";
import { FileSentences, groupByFile } from "../unread-sentences";
import { compareWords, wordsOf } from "./change-words";
import { type Change, changesIn } from "./changes";
import { factNameAt, isFactsFile } from "./facts-form";
import { blockAt } from "./state";

/** Formats a path for authors: `Block 3 Pricing box, Heading`. */
export function placeIn({ entry, site, schemas }: EditorData, content: JsonObject, path: JsonPath): string {
  if (isFactsFile(entry)) return factNameAt(path);
  const place = resolveSchemaPlace(content, path, entry.schema);
  const words = place ? fieldTitle(schemas, place) : "";
  return [blockAt(content, path, site.blocks), words].filter(Boolean).join(", ");
}

function ChangeLine({ change, content }: { change: Change; content: JsonObject }) {
  const { entry, resolveTokens, schemas } = useEditor();
  const { path, before, after, movedFrom } = change;
  if (movedFrom)
    return (
      <p>Moved{typeof movedFrom.at(-1) === "number" ? ` from place ${Number(movedFrom.at(-1)) + 1}` : ""}</p>
    );
  const place = resolveSchemaPlace(content, path, entry.schema);
  const lineOf = (value: JsonValue | undefined) =>
    value === undefined ? "" : resolveTokens(wordsOf(schemas, place, value));
  const [[start, removed, end], [newStart, added, newEnd]] = compareWords(lineOf(before), lineOf(after));
  return (
    <>
      {before !== undefined && (
        <p>
          {start}
          {removed && <del className="text-missed">{removed}</del>}
          {end}
        </p>
      )}
      {after !== undefined && (
        <p>
          {newStart}
          {added && <ins className="bg-signal-soft text-signal-strong no-underline">{added}</ins>}
          {newEnd}
        </p>
      )}
    </>
  );
}

/** Lists the changes between two states of the file. */
export function Changes({ before, after }: { before: JsonObject; after: JsonObject }) {
  const editor = useEditor();
  return (
    <ul>
      {changesIn(before, after).map((change) => {
        const content = change.after === undefined ? before : after;
        return (
          <li
            className="border-line border-t py-2.5"
            key={`${change.path.join("/")} ${change.after === undefined}`}
          >
            <strong>{placeIn(editor, content, change.path) || "All of it"}</strong>
            <ChangeLine {...{ change, content }} />
          </li>
        );
      })}
    </ul>
  );
}

/** Lists the unsaved changes, and the sentences of other pages that they change: those with a changed fact, or a list of articles. */
export function ChangesDialog() {
  const { saved, state } = useEditor();
  const [draft] = useState({ file: saved.file, content: state.content });
  const { data, error } = useQuery<{ sentences: Sentence[] }>("POST consequences", draft);
  const groups = groupByFile(data?.sentences ?? []);
  const found = groups.length > 0 && `It changes ${formatCount(groups.length, "other page")}:`;
  return (
    <Dialog title="What a save changes">
      <div>
        <Changes before={saved.content} after={state.content} />
        <div className="file-list p-0 pt-4">
          <p role="status">{error ?? (data ? found : "Looking at the other pages …")}</p>
          {groups.map(({ file, shown }) => (
            <FileSentences key={file} {...{ file, shown }} />
          ))}
        </div>
      </div>
    </Dialog>
  );
}
