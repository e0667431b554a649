import { childSchemas, type LocatedSchema } from "../../../schema/field-title";
import { isJsonObject, type JsonObject, type JsonPath } from "../../../schema/json-document";
import { BLOCK_SCHEMA, PAGE_SCHEMA } from "../../../schema/schema-parts";
import { useEditor } from "../editor-context";
import { Collapsible } from "../elements";
import { type Schemas, schemasFor } from "../fields/field";
import { FieldView } from "../fields/field-view";
import { withProperty } from "../json-edit";
import { FactsForm, isFactsFile } from "./facts-form";
import { SharePreview } from "./share-preview";
import { type BlockFormProps, DeleteForm, Places, SharedForm, ShareForm } from "./shared-forms";
import { BLOCK_ORDER, blocksOf, titleOf } from "./state";

/** Properties of a page besides its blocks. */
const PAGE_FIELDS = ["title", "description", "name", "kind", "shareImage", "shareImageAlt"];

const schemaAt = (schemas: Schemas, file: string): LocatedSchema[] => [
  { schema: schemas.schema(file), file },
];

interface PartFormProps {
  at: readonly LocatedSchema[];
  names: readonly string[];
  /** Property order in the file. */
  order?: readonly string[];
  path: JsonPath;
  value: JsonObject;
  onChange: (value: JsonObject) => void;
}

/** Fields for the named properties of an object, including optional ones that are not set. */
function PartForm({ at, names, order = names, path, value, onChange }: PartFormProps) {
  const all = schemasFor(useEditor().schemas, at, value);
  const required = all.flatMap(({ schema }) => (Array.isArray(schema.required) ? schema.required : []));
  return names.map((name) => (
    <FieldView
      key={name}
      at={childSchemas(all, name)}
      path={[...path, name]}
      value={value[name]}
      isRequired={required.includes(name) || value[name] === undefined}
      onChange={(next) =>
        onChange(withProperty(value, name, next === "" && !required.includes(name) ? undefined : next, order))
      }
    />
  ));
}

/** The fields of a block and of its section. */
function BlockForm({ entry, path, onChange }: BlockFormProps) {
  const { schemas, site } = useEditor();
  const part = site.blocks.find(({ name }) => name === entry.type);
  if (typeof entry.use === "string") return <SharedForm {...{ entry, path, onChange }} />;
  return (
    <>
      <h2>{titleOf(entry, site.blocks)}</h2>
      <p className="description">{part?.description}</p>
      <FieldView
        at={schemaAt(schemas, `blocks/${entry.type}/schema.json`)}
        path={[...path, "props"]}
        value={entry.props}
        isRequired
        isBare
        onChange={(props) => onChange({ ...entry, props: props ?? {} })}
      />
      <Collapsible name="Section" words="Background, name for links, made-up figures">
        <div className="fields">
          <PartForm
            at={schemaAt(schemas, BLOCK_SCHEMA)}
            names={BLOCK_ORDER.slice(1)}
            order={BLOCK_ORDER}
            path={path}
            value={entry}
            onChange={onChange}
          />
        </div>
      </Collapsible>
      {path.length > 0 && <ShareForm entry={entry} />}
    </>
  );
}

/** The fields of the selection: a block of a page, the properties of a page besides its blocks, or another file. */
export function FileForm() {
  const { entry, state, schemas, write } = useEditor();
  const { content, selected } = state;
  const isPage = entry.schema === undefined;
  const at = schemaAt(schemas, entry.schema ?? PAGE_SCHEMA);
  const own = { at, path: [], value: content };
  if (entry.schema === BLOCK_SCHEMA)
    return (
      <>
        <Places />
        <DeleteForm />
        <BlockForm entry={content} path={[]} onChange={write} />
      </>
    );
  if (selected === "page")
    return (
      <>
        <h2>{isPage ? "Title and description" : entry.name}</h2>
        <Places />
        {isFactsFile(entry) && <FactsForm />}
        {isPage && <PartForm {...own} names={PAGE_FIELDS} onChange={write} />}
        {!isPage && !isFactsFile(entry) && (
          <FieldView {...own} isRequired isBare onChange={(next) => isJsonObject(next) && write(next)} />
        )}
        <SharePreview />
      </>
    );
  const blocks = blocksOf(content);
  const block = blocks[selected];
  return (
    block && (
      <BlockForm
        entry={block}
        path={["blocks", selected]}
        onChange={(next) => write(withProperty(content, "blocks", blocks.with(selected, next)))}
      />
    )
  );
}
