import { ITEM_SCHEMAS, itemOfFile } from "../data/collections";
import type { Block, Page } from "../data/load-page";
import type { PageRef } from "../data/page-refs";
import type { Site } from "../data/site";
import {
  isJsonObject,
  type JsonDocument,
  type JsonObject,
  type JsonPath,
  type JsonValue,
} from "../schema/json-document";
import { type Role, type Roles, rolesOf } from "./field-roles";
import { isPlaceholder } from "./placeholder";

/** One text of a page: where it stands, what it is for, and what it says. */
export interface Field {
  document: JsonDocument;
  path: JsonPath;
  /** The block in a marketer's words; empty for the page's own texts. */
  where: string;
  role: Role;
  /** What a visitor gets: tokens resolved. */
  text: string;
  /** What stands in the file; absent where a token brought in a whole list or group. */
  source?: string;
  /** In a block marked illustrative or in a drawn picture: the figures that its block declares may be made up. */
  isExample: boolean;
  /** Those figures. */
  madeUp?: readonly string[];
}

/** One button's action. */
export interface ActionField extends Omit<Field, "text" | "source" | "role" | "isExample" | "madeUp"> {
  kind: string;
  /** Words on the button. */
  label: string;
  /** Without an action of its own, but marked as an invitation to begin (schema/action.schema.json). */
  isCallToAction: boolean;
}

/** A document with the place in it that a text belongs to. */
type Origin = Pick<Field, "document" | "where" | "madeUp">;

/** A loaded page with its texts and actions listed, so that rules need not know how blocks are built. */
export interface CheckedPage {
  ref: PageRef;
  page: Page;
  fields: Field[];
  /** Texts that nobody has written yet: they are for their author, so no other rule reads them. */
  placeholders: Field[];
  actions: ActionField[];
  /** Figures that the page's item quotes from its sources, as written there. */
  citedFigures: readonly string[];
}

/** The value at a path of a document; undefined when there is none. */
function valueAt(value: JsonValue | undefined, path: JsonPath): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((node, step) => {
    if (Array.isArray(node)) return node[Number(step)];
    return isJsonObject(node) && Object.hasOwn(node, step) ? node[String(step)] : undefined;
  }, value);
}

const NO_ROLES: Roles = { role: "prose", properties: new Map() };
const ownText = (value: JsonValue | undefined): string => (typeof value === "string" ? value : "");

/** Where a visit of a block's content stands. */
interface Visit {
  value: JsonValue;
  source: JsonValue | undefined;
  path: JsonPath;
  roles: Roles;
  isExample: boolean;
  /** Stated by the site. */
  isFact?: boolean;
  parent?: JsonValue;
}

function collect(origin: Origin, visit: Visit, into: Pick<CheckedPage, "fields" | "actions">): void {
  const { value, source, path, roles, parent } = visit;
  const isExample = visit.isExample || roles.role === "visual";
  const at = { ...origin, path };
  const isFact = visit.isFact || roles.role === "fact";
  if (typeof value === "string") {
    const typed = typeof source === "string" ? { source } : {};
    const role = isFact ? "fact" : roles.role;
    into.fields.push({ ...at, role, text: value, ...typed, isExample });
  } else if (Array.isArray(value)) {
    for (const [index, child] of value.entries()) {
      const below = Array.isArray(source) ? source[index] : undefined;
      const childPath = [...path, index];
      const childRoles = roles.items ?? NO_ROLES;
      collect(
        origin,
        { value: child, source: below, path: childPath, roles: childRoles, isExample, isFact, parent: value },
        into,
      );
    }
  } else if (isJsonObject(value)) {
    if (roles.role === "action" && typeof value.kind === "string") {
      const label = isJsonObject(parent) ? ownText(parent.label) : "";
      into.actions.push({ ...at, kind: value.kind, label, isCallToAction: value.callToAction === true });
    }
    for (const [name, child] of Object.entries(value)) {
      const below = isJsonObject(source) && Object.hasOwn(source, name) ? source[name] : undefined;
      const childPath = [...path, name];
      const childRoles = roles.properties.get(name) ?? roles.others ?? NO_ROLES;
      collect(
        origin,
        { value: child, source: below, path: childPath, roles: childRoles, isExample, isFact, parent: value },
        into,
      );
    }
  }
}

/** The page's own texts: they have no block. */
function metaFields({ document, title, description, name, shareImageAlt }: Page): Field[] {
  const texts = { title, description, name, shareImageAlt };
  return Object.entries(texts).flatMap(([key, text]): Field[] => {
    const source = valueAt(document.value, [key]);
    if (!text || typeof source !== "string") return [];
    return [{ document, path: [key], where: "", role: "prose", text, source, isExample: false }];
  });
}

/** A block's content as its author wrote it: without what the site filled in, which is checked where it stands. */
function writtenProps({ props, filled }: Block): JsonObject {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !filled.includes(name)));
}

/**
 * The texts of a data file.
 *
 * @param value what stands in the file, tokens resolved
 * @param schema path of its schema, which says what each text is for
 */
export function fieldsOfData(
  site: Site,
  document: JsonDocument,
  value: JsonValue,
  schema: string,
): Pick<CheckedPage, "fields" | "actions"> {
  const listed = { fields: [], actions: [] };
  const roles = rolesOf(site.schemas, schema);
  const visit = { value, source: document.value, path: [], roles, isExample: false };
  collect({ document, where: "" }, visit, listed);
  return listed;
}

/** Adds the texts of the collection's item that the page is about; its file is where a fault in them is mended. */
function collectItem(site: Site, { itemFile }: PageRef, into: Pick<CheckedPage, "fields" | "actions">): void {
  const item = itemFile === undefined ? undefined : itemOfFile(site.collections, itemFile);
  const schema = ITEM_SCHEMAS[itemFile?.split("/")[1] ?? ""];
  if (!item?.isValid || !schema) return;
  const { fields, actions } = fieldsOfData(site, item.document, item.value, schema);
  into.fields.push(...fields);
  into.actions.push(...actions);
}

/** The figures that an item's list of sources allows it to quote (schema/post.schema.json). */
function citedFigures(site: Site, { itemFile }: PageRef): string[] {
  const item = itemFile === undefined ? undefined : itemOfFile(site.collections, itemFile);
  const sources = Array.isArray(item?.value.sources) ? item.value.sources : [];
  return sources.flatMap((source) =>
    isJsonObject(source) && Array.isArray(source.figures) ? source.figures.map(String) : [],
  );
}

const isUnwritten = ({ role, text }: Field): boolean =>
  role !== "code" && role !== "fact" && isPlaceholder(text);

/** Lists the texts and actions of a loaded page. */
export function checkedPage(site: Site, ref: PageRef, page: Page): CheckedPage {
  const { fields, actions } = listed(site, ref, page);
  return {
    ref,
    page,
    fields: fields.filter((field) => !isUnwritten(field)),
    placeholders: fields.filter(isUnwritten),
    actions,
    citedFigures: citedFigures(site, ref),
  };
}

function listed(site: Site, ref: PageRef, page: Page): Pick<CheckedPage, "fields" | "actions"> {
  const into = { fields: metaFields(page), actions: [] };
  collectItem(site, ref, into);
  for (const block of page.blocks) {
    const path = [...block.path, "props"];
    const roles = rolesOf(site.schemas, `blocks/${block.type}/schema.json`);
    const source = valueAt(block.document.value, path);
    const value = writtenProps(block);
    const { document, where, madeUp } = block;
    collect({ document, where, madeUp }, { value, source, path, roles, isExample: block.illustrative }, into);
  }
  return into;
}
