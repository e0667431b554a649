import { describedBy, fieldTitle } from "../../../schema/field-title";
import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";
import type { FileEntry, Part } from "../../api";
import { Dialog } from "../dialog";
import type { Schemas } from "../fields/field";
import { useForm } from "../fields/form-context";
import { textsIn } from "../json-edit";
import { type Change, changesIn } from "./changes";
import { factAt, holdsFacts } from "./facts-form";
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
  if (holdsFacts(entry)) return factAt(path);
  const place = describedBy(content, path, entry.schema);
  const words = place ? fieldTitle(schemas, place) : "";
  const [first, index] = path;
  const block =
    entry.schema === undefined && first === "blocks" && typeof index === "number" && blocksOf(content)[index];
  return block ? [`Block ${index + 1} ${titleOf(block, parts)}`, words].filter(Boolean).join(", ") : words;
}

/** A value as far as it can be shown in a line. */
const lineOf = (value: JsonValue): string =>
  isJsonObject(value) || Array.isArray(value) ? textsIn(value).join(" · ") || "…" : String(value);

function ChangeLine({ change: { before, after, movedFrom } }: { change: Change }) {
  const { inWords } = useForm();
  if (movedFrom)
    return (
      <p>Moved{typeof movedFrom.at(-1) === "number" ? ` from place ${Number(movedFrom.at(-1)) + 1}` : ""}</p>
    );
  return (
    <>
      {before !== undefined && (
        <p>
          <del>{inWords(lineOf(before))}</del>
        </p>
      )}
      {after !== undefined && (
        <p>
          <ins>{inWords(lineOf(after))}</ins>
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
