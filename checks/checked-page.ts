import { type CollectionItem, itemOfFile, schemaOfData } from "../data/collections";
import type { Block, Page } from "../data/load-page";
import type { PageRef } from "../data/page-refs";
import { lookupOf, type Site } from "../data/site";
import type { TokenLookup } from "../data/tokens";
import {
  isJsonObject,
  type JsonDocument,
  type JsonObject,
  type JsonPath,
  type JsonValue,
  locate,
} from "../schema/json-document";
import { childOf, valueAt } from "../schema/json-path";
import type { Place } from "../schema/place";
import { type Role, type Roles, rolesOf } from "./field-roles";
import { unwrittenApart } from "./placeholder";

/** A place in a file, with the block it belongs to. */
export interface Spot extends Place {
  file: string;
  /** The block in a marketer's words; empty for the page's own texts. */
  where: string;
}

/** The place of a value as a whole, or of a part of it that is known. */
export const spotOf = (
  { document, path, where = "" }: { document: JsonDocument; path: JsonPath; where?: string },
  place = locate(document, path),
): Spot => ({ file: document.file, where, ...place });

/** One text of a page: where it stands, what it is for, and what it says. */
export interface Field {
  document: JsonDocument;
  path: JsonPath;
  /** As in Spot. */
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
export interface ActionField extends Pick<Field, "document" | "path" | "where"> {
  kind: string;
  /** Words on the button. */
  label: string;
  /** Without an action of its own, but marked as an invitation to begin (schema/action.schema.json). */
  isCallToAction: boolean;
}

/** A document with the place in it that a text belongs to. */
type Origin = Pick<Field, "document" | "where" | "madeUp">;

/** The texts and actions of a page, or of a data file that no page is about, listed for rules that read any of them. */
export interface CheckedTexts {
  fields: Field[];
  actions: ActionField[];
  /** Texts that nobody has written yet: they are for their author, so no other rule reads them. */
  placeholders: Field[];
  /** The files that they stand in. */
  documents: readonly JsonDocument[];
  /** What their tokens name. */
  lookup: TokenLookup;
  /** Figures that the page's item quotes from its sources, as written there. */
  citedFigures: readonly string[];
  /** Absent for a data file. */
  page?: Page;
}

/** A loaded page with its texts and actions listed, so that rules need not know how blocks are built. */
export interface CheckedPage extends CheckedTexts {
  ref: PageRef;
  page: Page;
}

/** What is collected. */
type Listed = Pick<CheckedTexts, "fields" | "actions">;

const ownText = (value: JsonValue | undefined): string => (typeof value === "string" ? value : "");

/** Where a visit of a block's content stands. */
interface Visit extends Pick<Field, "path" | "isExample"> {
  source: JsonValue | undefined;
  roles: Roles;
  /** Stated by the site. */
  isFact?: boolean;
  /** Words of the button that an action is of. */
  label?: JsonValue | undefined;
}

function collect(origin: Origin, value: JsonValue, visit: Visit, into: Listed): void {
  const { source, path, roles } = visit;
  const isExample = visit.isExample || roles.role === "visual";
  const isFact = visit.isFact || roles.role === "fact";
  if (typeof value === "string") {
    const { document, where, madeUp } = origin;
    const role = isFact ? "fact" : roles.role;
    const field: Field = { document, where, path, role, text: value, isExample };
    if (typeof source === "string") field.source = source;
    if (madeUp) field.madeUp = madeUp;
    into.fields.push(field);
  } else if (typeof value === "object" && value !== null) {
    const { kind, callToAction, label } = isJsonObject(value) ? value : {};
    if (roles.role === "action" && typeof kind === "string") {
      const said = { kind, label: ownText(visit.label), isCallToAction: callToAction === true };
      into.actions.push({ ...origin, path, ...said });
    }
    for (const [name, child] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(name) : name;
      const [written, at] = [childOf(source, step), [...path, step]];
      const visited = { source: written, path: at, roles: roles.below(step), isExample, isFact, label };
      collect(origin, child, visited, into);
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
 * The texts and actions of a data file whose schema says what each text is for; none of one without a schema.
 *
 * @param value what stands in the file, tokens resolved
 */
export function fieldsOfData(
  site: Site,
  document: JsonDocument,
  value: JsonValue,
  into: Listed = { fields: [], actions: [] },
): Listed {
  const schema = schemaOfData(document.file);
  if (schema === undefined) return into;
  const visit = { source: document.value, path: [], roles: rolesOf(site.schemas, schema), isExample: false };
  collect({ document, where: "" }, value, visit, into);
  return into;
}

/** The figures that an item's list of sources allows it to quote (schema/post.schema.json). */
function citedFigures(item: CollectionItem | undefined): string[] {
  const sources = Array.isArray(item?.value.sources) ? item.value.sources : [];
  return sources.flatMap((source) =>
    isJsonObject(source) && Array.isArray(source.figures) ? source.figures.map(String) : [],
  );
}

/** Lists the texts and actions of a block. */
function collectBlock(site: Site, block: Block, into: Listed): void {
  const { document, where, madeUp, type, illustrative } = block;
  const path = [...block.path, "props"];
  const roles = rolesOf(site.schemas, `blocks/${type}/schema.json`);
  const visit = { source: valueAt(document.value, path), path, roles, isExample: illustrative };
  collect({ document, where, madeUp }, writtenProps(block), visit, into);
}

/** Lists the texts and actions of a loaded page. */
export function checkedPage(site: Site, ref: PageRef, page: Page): CheckedPage {
  const { itemFile = "", route } = ref;
  const item = itemOfFile(site.collections, itemFile);
  const listed: Listed = { fields: metaFields(page), actions: [] };
  // A fault in the item's texts is mended in its file.
  if (item?.canBeShown) fieldsOfData(site, item.document, item.value, listed);
  for (const block of page.blocks) collectBlock(site, block, listed);
  const documents = [page, ...(item ? [item] : []), ...page.blocks].map(({ document }) => document);
  return {
    ref,
    page,
    ...unwrittenApart(listed),
    documents: [...new Set(documents)],
    lookup: lookupOf(site, { route, ...(item ? { item: item.value } : {}) }),
    citedFigures: citedFigures(item),
  };
}
