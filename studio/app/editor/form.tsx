import { Link } from "react-router-dom";
import { below, type Located } from "../../../schema/field-title";
import { isJsonObject, type JsonObject, type JsonPath } from "../../../schema/json-document";
import type { FileEntry, Part } from "../../api";
import { known, type Schemas } from "../fields/field";
import { FieldView } from "../fields/field-view";
import { useForm } from "../fields/form-context";
import { withProperty } from "../json-edit";
import { FactsForm, holdsFacts } from "./facts-form";
import { titleOf } from "./outline";
import { PageLooks } from "./page-looks";
import { AROUND_BLOCK, type Selection } from "./state";

const BLOCK_SCHEMA = "schema/block-entry.schema.json";

/** What a page has beside its blocks. */
const OF_PAGE = ["title", "description", "name", "kind", "shareImage", "shareImageAlt"];

const schemaAt = (schemas: Schemas, file: string): Located[] => [{ schema: schemas.schema(file), file }];

interface PartFormProps {
  at: readonly Located[];
  names: readonly string[];
  /** In which they stand in the file, with what stands before them. */
  order?: readonly string[];
  path: JsonPath;
  value: JsonObject;
  onChange: (value: JsonObject) => void;
}

/** Some fields of an object, those that it may be without included. */
function PartForm({ at, names, order = names, path, value, onChange }: PartFormProps) {
  const all = known(useForm().schemas, at, value);
  const required = all.flatMap(({ schema }) => (Array.isArray(schema.required) ? schema.required : []));
  return names.map((name) => (
    <FieldView
      key={name}
      at={below(all, name).found}
      path={[...path, name]}
      value={value[name]}
      isRequired={required.includes(name) || value[name] === undefined}
      onChange={(next) => onChange(withProperty(value, name, next === "" ? undefined : next, order))}
    />
  ));
}

interface BlockFormProps {
  entry: JsonObject;
  path: JsonPath;
  parts: readonly Part[];
  onChange: (entry: JsonObject) => void;
}

/** The fields of a block, and of the section that it stands in. */
function BlockForm({ entry, path, parts, onChange }: BlockFormProps) {
  const { schemas } = useForm();
  const part = parts.find(({ name }) => name === entry.type);
  if (typeof entry.use === "string")
    return (
      <>
        <h2>{titleOf(entry, parts)}</h2>
        <p>Several pages show this block, so that it is edited in a place of its own.</p>
        <Link to={`/pages/_shared/${entry.use}`} className="link">
          Edit it there
        </Link>
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
        onChange={(props) => onChange({ ...entry, props: props ?? {} })}
      />
      <details className="entry">
        <summary>
          <span className="entry-name">Section</span>{" "}
          <span className="entry-words">Background, anchor, made-up figures</span>
        </summary>
        <PartForm
          at={schemaAt(schemas, BLOCK_SCHEMA)}
          names={AROUND_BLOCK.slice(1)}
          order={AROUND_BLOCK}
          path={path}
          value={entry}
          onChange={onChange}
        />
      </details>
    </>
  );
}

interface FileFormProps {
  entry: FileEntry;
  content: JsonObject;
  selected: Selection;
  parts: readonly Part[];
  onChange: (content: JsonObject) => void;
}

/** The fields of what is selected: a block of a page, what a page has beside its blocks, or all of another file. */
export function FileForm({ entry, content, selected, parts, onChange }: FileFormProps) {
  const { name, schema } = entry;
  const { schemas } = useForm();
  if (schema === BLOCK_SCHEMA)
    return (
      <>
        <p>
          {entry.shownOn?.length === 0 ? "No page shows it yet." : "Stands on"}
          {entry.shownOn?.map((route) => (
            <a key={route} href={route} target="_blank" rel="noreferrer" className="link ms-2">
              {route}
            </a>
          ))}
        </p>
        <BlockForm entry={content} path={[]} {...{ parts, onChange }} />
      </>
    );
  if (holdsFacts(entry))
    return (
      <>
        <h2>{name}</h2>
        <FactsForm {...{ content, onChange }} />
      </>
    );
  if (schema !== undefined)
    return (
      <>
        <h2>{name}</h2>
        <FieldView
          at={schemaAt(schemas, schema)}
          path={[]}
          value={content}
          isRequired
          isBare
          onChange={(next) => isJsonObject(next) && onChange(next)}
        />
        <PageLooks {...{ content, entry }} />
      </>
    );
  if (selected === "page")
    return (
      <>
        <h2>Title and description</h2>
        <PartForm
          at={schemaAt(schemas, "schema/page.schema.json")}
          names={OF_PAGE}
          path={[]}
          value={content}
          onChange={onChange}
        />
        <PageLooks {...{ content, entry }} />
      </>
    );
  const blocks = Array.isArray(content.blocks) ? content.blocks : [];
  const block = blocks[selected];
  if (!isJsonObject(block)) return <p>This entry is no block.</p>;
  return (
    <BlockForm
      entry={block}
      path={["blocks", selected]}
      parts={parts}
      onChange={(next) => onChange(withProperty(content, "blocks", blocks.with(selected, next)))}
    />
  );
}
