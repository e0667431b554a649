import { useState } from "react";
import { fieldTitle, resolveSchemaPlace } from "../../../schema/field-title";
import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";
import { formatCount } from "../../../schema/words";
import type { Sentence } from "../../api";
import { useQuery } from "../api-client";
import { Dialog } from "../dialog";
import { type EditorData, useEditor } from "../editor-context";
import { textsIn } from "../json-edit";
import { SentencesByFile } from "../unread-sentences";
import { type Change, changesIn } from "./changes";
import { factNameAt, isFactsFile } from "./facts-form";
import { blockAt } from "./state";

/** Formats a path for authors: `Block 3 Pricing box, Heading`. */
export function placeIn({ entry, offers, schemas }: EditorData, content: JsonObject, path: JsonPath): string {
  if (isFactsFile(entry)) return factNameAt(path);
  const place = resolveSchemaPlace(content, path, entry.schema);
  const words = place ? fieldTitle(schemas, place) : "";
  return [blockAt(content, path, offers.blocks), words].filter(Boolean).join(", ");
}

/** Formats a value as one line of text. */
const lineOf = (value: JsonValue): string =>
  isJsonObject(value) || Array.isArray(value) ? textsIn(value).join(" · ") || "…" : String(value);

function ChangeLine({ change: { before, after, movedFrom } }: { change: Change }) {
  const { resolveTokens } = useEditor();
  if (movedFrom)
    return (
      <p>Moved{typeof movedFrom.at(-1) === "number" ? ` from place ${Number(movedFrom.at(-1)) + 1}` : ""}</p>
    );
  return (
    <>
      {before !== undefined && (
        <p>
          <del className="text-missed">{resolveTokens(lineOf(before))}</del>
        </p>
      )}
      {after !== undefined && (
        <p>
          <ins className="text-signal-strong no-underline">{resolveTokens(lineOf(after))}</ins>
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
      {changesIn(before, after).map((change) => (
        <li
          className="border-line border-t py-2.5"
          key={`${change.path.join("/")} ${change.after === undefined}`}
        >
          <strong>
            {placeIn(editor, change.after === undefined ? before : after, change.path) || "All of it"}
          </strong>
          <ChangeLine change={change} />
        </li>
      ))}
    </ul>
  );
}

/** Lists the sentences of other pages that a save changes: those with a changed fact, or a list of articles. */
function ChangesElsewhere() {
  const { offers, saved, state } = useEditor();
  const [draft] = useState({ file: saved.file, content: state.content });
  const { data, error } = useQuery<{ sentences: Sentence[] }>("POST consequences", draft);
  const count = new Set(data?.sentences.map(({ file }) => file)).size;
  const found = count > 0 && `It changes ${formatCount(count, "other page")}:`;
  return (
    <div className="file-list p-0 pt-4">
      <p role="status">{error ?? (data ? found : "Looking at the other pages …")}</p>
      {data && <SentencesByFile {...{ offers }} sentences={data.sentences} />}
    </div>
  );
}

/** Lists the unsaved changes. */
export function ChangesDialog() {
  const { saved, state } = useEditor();
  return (
    <Dialog title="What a save changes">
      <div>
        <Changes before={saved.content} after={state.content} />
        <ChangesElsewhere />
      </div>
    </Dialog>
  );
}
