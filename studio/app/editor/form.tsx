import { below, type Located } from "../../../schema/field-title";
import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";
import type { Part } from "../../api";
import { known, type Schemas } from "../fields/field";
import { FieldView } from "../fields/field-view";
import { useForm } from "../fields/form-context";
import { withProperty } from "../json-edit";
import { titleOf } from "./outline";
import type { Selection } from "./page-state";

/** What stands around a block's content, in the order of the form. */
const AROUND = ["tone", "anchor", "illustrative", "madeUp"];
/** What a page has beside its blocks. */
const OF_PAGE = ["title", "description", "name", "kind", "shareImage", "shareImageAlt"];

const schemaAt = (schemas: Schemas, file: string): Located[] => [{ schema: schemas.schema(file), file }];

interface PartFormProps {
  at: readonly Located[];
  names: readonly string[];
  path: JsonPath;
  value: JsonObject;
  onChange: (value: JsonObject) => void;
}

/** Some fields of an object, those that it may be without included. */
function PartForm({ at, names, path, value, onChange }: PartFormProps) {
  const all = known(useForm().schemas, at, value);
  const required = all.flatMap(({ schema }) => (Array.isArray(schema.required) ? schema.required : []));
  return names.map((name) => (
    <FieldView
      key={name}
      at={below(all, name).found}
      path={[...path, name]}
      value={value[name]}
      isRequired={required.includes(name) || value[name] === undefined}
      onChange={(next) => onChange(withProperty(value, name, next === "" ? undefined : next, names))}
    />
  ));
}

interface EditorFormProps {
  page: JsonObject;
  selected: Selection;
  parts: readonly Part[];
  onChange: (page: JsonObject) => void;
}

/** The fields of the block that is selected, or of the page itself. */
export function EditorForm({ page, selected, parts, onChange }: EditorFormProps) {
  const { schemas } = useForm();
  if (selected === "page")
    return (
      <>
        <h2>Title and description</h2>
        <PartForm
          at={schemaAt(schemas, "schema/page.schema.json")}
          names={OF_PAGE}
          path={[]}
          value={page}
          onChange={onChange}
        />
      </>
    );
  const blocks = Array.isArray(page.blocks) ? page.blocks : [];
  const entry = blocks[selected];
  if (!isJsonObject(entry)) return <p>This entry is no block.</p>;
  const path = ["blocks", selected];
  const put = (next: JsonValue) => onChange(withProperty(page, "blocks", blocks.with(selected, next)));
  const part = parts.find(({ name }) => name === entry.type);
  if (typeof entry.use === "string")
    return (
      <>
        <h2>{titleOf(entry, parts)}</h2>
        <p>
          Several pages show this block. It is edited in one place,{" "}
          <code>pages/_shared/{entry.use}.json</code>.
        </p>
      </>
    );
  return (
    <>
      <h2>{titleOf(entry, parts)}</h2>
      <p className="description">{part?.description}</p>
      <FieldView
        at={schemaAt(schemas, `blocks/${entry.type}/schema.json`)}
        path={[...path, "props"]}
        value={entry.props}
        isRequired
        isBare
        onChange={(props) => put({ ...entry, props: props ?? {} })}
      />
      <details className="entry">
        <summary>
          <span className="entry-name">Section</span>{" "}
          <span className="entry-words">Background, anchor, made-up figures</span>
        </summary>
        <PartForm
          at={schemaAt(schemas, "schema/block-entry.schema.json")}
          names={AROUND}
          path={path}
          value={entry}
          onChange={put}
        />
      </details>
    </>
  );
}
