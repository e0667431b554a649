import { fieldTitle } from "../../../schema/field-title";
import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";
import type { FileEntry, Part } from "../../api";
import { Dialog } from "../dialog";
import type { Schemas } from "../fields/field";
import { useForm } from "../fields/form-context";
import { firstWords } from "../json-edit";
import { type Change, changesIn } from "./changes";
import { titleOf } from "./outline";
import { blocksOf } from "./state";

interface ChangesProps {
  entry: FileEntry;
  before: JsonObject;
  after: JsonObject;
  parts: readonly Part[];
}

/** A place in words: `Block 3 Pricing box, Heading`. */
function placeIn(
  schemas: Schemas,
  content: JsonObject,
  path: JsonPath,
  { entry, parts }: ChangesProps,
): string {
  const titles = (file: string, steps: JsonPath, value: unknown) => fieldTitle(schemas, file, steps, value);
  const ofBlock = (block: JsonObject, [first, ...steps]: JsonPath): string =>
    first === "props"
      ? titles(`blocks/${block.type}/schema.json`, steps, block.props)
      : titles("schema/block-entry.schema.json", first === undefined ? [] : [first, ...steps], block);
  const [first, index, ...steps] = path;
  if (entry.schema !== undefined)
    return Object.hasOwn(content, "props") ? ofBlock(content, path) : titles(entry.schema, path, content);
  const block = first === "blocks" && typeof index === "number" ? blocksOf(content)[index] : undefined;
  if (!block) return titles("schema/page.schema.json", path, content);
  const words = ofBlock(block, steps);
  return `Block ${Number(index) + 1} ${titleOf(block, parts)}${words === "" ? "" : `, ${words}`}`;
}

/** A value as far as it can be shown in a line. */
const shown = (value: JsonValue): string =>
  isJsonObject(value) || Array.isArray(value) ? firstWords(value) || "…" : String(value);

function ChangeLine({ change: { before, after, movedFrom } }: { change: Change }) {
  if (movedFrom)
    return (
      <p>Moved{typeof movedFrom.at(-1) === "number" ? ` from place ${Number(movedFrom.at(-1)) + 1}` : ""}</p>
    );
  return (
    <>
      {before !== undefined && (
        <p>
          <del>{shown(before)}</del>
        </p>
      )}
      {after !== undefined && (
        <p>
          <ins>{shown(after)}</ins>
        </p>
      )}
    </>
  );
}

/** What has changed between two states of a file, place by place. */
export function Changes(props: ChangesProps) {
  const { before, after } = props;
  const { schemas } = useForm();
  const changes = changesIn(before, after);
  return (
    <ul className="changes">
      {changes.map((change) => {
        const place = placeIn(schemas, change.after === undefined ? before : after, change.path, props);
        return (
          <li key={`${change.path.join("/")} ${change.after === undefined}`}>
            <strong>{place || "All of it"}</strong>
            <ChangeLine change={change} />
          </li>
        );
      })}
    </ul>
  );
}

/** What a save would change. */
export function ChangesDialog({ onClose, ...props }: ChangesProps & { onClose: () => void }) {
  return (
    <Dialog title="What a save changes" onClose={onClose}>
      <Changes {...props} />
    </Dialog>
  );
}
