import { type CollectionItem, itemOfFile } from "../data/collections";
import { schemaOfData } from "../data/known-files";
import type { Block, Page } from "../data/load-page";
import type { PageRef } from "../data/page-refs";
import { lookupOf, type Site } from "../data/site";
import type { TokenLookup } from "../data/tokens";
import {
  isJsonObject,
  type JsonDocument,
  type JsonPath,
  type JsonValue,
  locate,
} from "../schema/json-document";
import { childOf, valueAt } from "../schema/json-path";
import type { Place } from "../schema/place";
import { type Role, type Roles, rolesOf } from "./field-roles";
import { isPlaceholder } from "./placeholder";

/** A position in a file, with the block that contains it. */
export interface Spot extends Place {
  file: string;
  /** Name of the block in a marketer's words; empty for the page's own texts. */
  where: string;
}

/** Returns the location of a value, or of the given part of it. */
export const spotOf = (
  { document, path, where = "" }: { document: JsonDocument; path: JsonPath; where?: string },
  place = locate(document, path),
): Spot => ({ file: document.file, where, ...place });

/** A text of a page: its location, role and content. */
export interface Field {
  document: JsonDocument;
  path: JsonPath;
  /** As in `Spot`. */
  where: string;
  role: Role;
  /** The text that a visitor reads, with tokens resolved. */
  text: string;
  /** The text in the file; absent if the site has filled it in. */
  source?: string;
  /** Whether the text is in an illustrative block or a drawn picture, in which declared figures may be made up. */
  isExample: boolean;
  /** Figures that the block declares as made up. */
  madeUp?: readonly string[];
}

/** The action of a button. */
export interface ActionField extends Pick<Field, "document" | "path" | "where"> {
  kind: string;
  /** Text of the button. */
  label: string;
  /** Whether a button without an action is marked as a call to action (schema/action.schema.json). */
  isCallToAction: boolean;
}

/** The document and block that contain a text. */
type Origin = Pick<Field, "document" | "where" | "madeUp">;

/** The texts and actions of a page, or of a data file that belongs to no page, as input of the rules. */
export interface CheckedTexts {
  fields: Field[];
  actions: ActionField[];
  /** Texts that are still to be written. They address the author, so no other rule reads them. */
  placeholders: Field[];
  /** Files that contain the texts. */
  documents: readonly JsonDocument[];
  /** Values of the tokens in the texts. */
  lookup: TokenLookup;
  /** Figures that the page's item quotes from its sources, as written in the item. */
  citedFigures: readonly string[];
  /** Absent for a data file. */
  page?: Page;
}

/** A loaded page with its texts and actions listed, so that rules do not depend on the structure of blocks. */
export interface CheckedPage extends CheckedTexts {
  ref: PageRef;
  page: Page;
}

/** Texts and actions collected so far. */
type CollectedTexts = Pick<CheckedTexts, "fields" | "actions" | "placeholders">;

const noTexts = (): CollectedTexts => ({ fields: [], actions: [], placeholders: [] });

function addText(field: Field, into: CollectedTexts): void {
  (isPlaceholder(field.text) ? into.placeholders : into.fields).push(field);
}

/** Current position of the traversal of a block's content. */
interface Visit extends Pick<Field, "path" | "isExample"> {
  source: JsonValue | undefined;
  roles: Roles;
  /** Whether the value, or one that contains it, has the role `fact`. */
  isFact?: boolean;
  /** Text of the button that has the action. */
  label?: JsonValue | undefined;
}

function collect(origin: Origin, value: JsonValue, visit: Visit, into: CollectedTexts): void {
  const { source, path, roles } = visit;
  const isExample = visit.isExample || roles.role === "visual";
  const isFact = visit.isFact || roles.role === "fact";
  if (typeof value === "string") {
    const { document, where, madeUp } = origin;
    const role = isFact ? "fact" : roles.role;
    const field: Field = { document, where, path, role, text: value, isExample };
    if (typeof source === "string") field.source = source;
    if (madeUp) field.madeUp = madeUp;
    addText(field, into);
  } else if (typeof value === "object" && value !== null) {
    const { kind, callToAction, label } = isJsonObject(value) ? value : {};
    if (roles.role === "action" && typeof kind === "string") {
      const words = typeof visit.label === "string" ? visit.label : "";
      into.actions.push({ ...origin, path, kind, label: words, isCallToAction: callToAction === true });
    }
    for (const [name, child] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(name) : name;
      const below = roles.below(step);
      // A property that no schema defines is a fault of its own, and the role of its texts is not known.
      if (!below.isDefined) continue;
      const [written, at] = [childOf(source, step), [...path, step]];
      const visited = { source: written, path: at, roles: below, isExample, isFact, label };
      collect(origin, child, visited, into);
    }
  }
}

/** Lists the page's own texts, which belong to no block. */
function collectMeta(
  { document, title, description, name, shareImageAlt }: Page,
  into: CollectedTexts,
): void {
  for (const [key, text] of Object.entries({ title, description, name, shareImageAlt })) {
    const source = valueAt(document.value, [key]);
    if (!text || typeof source !== "string") continue;
    addText({ document, path: [key], where: "", role: "prose", text, source, isExample: false }, into);
  }
}

/**
 * Lists the texts and actions of a data file, with the roles from its schema. A file without a schema has none.
 *
 * @param value content of the file, with tokens resolved
 */
export function fieldsOfData(site: Site, document: JsonDocument, value: JsonValue, into = noTexts()) {
  const schema = schemaOfData(document.file);
  if (schema === undefined) return into;
  const visit = { source: document.value, path: [], roles: rolesOf(site.schemas, schema), isExample: false };
  collect({ document, where: "" }, value, visit, into);
  return into;
}

/** Returns the figures that an item may quote from its sources (schema/post.schema.json). */
function citedFigures(item: CollectionItem | undefined): string[] {
  const sources = Array.isArray(item?.value.sources) ? item.value.sources : [];
  return sources.flatMap((source) =>
    isJsonObject(source) && Array.isArray(source.figures) ? source.figures.map(String) : [],
  );
}

/** Lists the texts and actions of a block. Content that the site filled in is checked in its own file. */
function collectBlock(site: Site, block: Block, into: CollectedTexts): void {
  const { document, where, madeUp, type, illustrative, props, filled } = block;
  const written = Object.entries(props).filter(([name]) => !filled.includes(name));
  const path = [...block.path, "props"];
  const roles = rolesOf(site.schemas, `blocks/${type}/schema.json`);
  const visit = { source: valueAt(document.value, path), path, roles, isExample: illustrative };
  collect({ document, where, madeUp }, Object.fromEntries(written), visit, into);
}

/** Lists the texts and actions of a loaded page. */
export function checkedPage(site: Site, ref: PageRef, page: Page): CheckedPage {
  const { itemFile = "", route } = ref;
  const item = itemOfFile(site.collections, itemFile);
  const listed = noTexts();
  collectMeta(page, listed);
  // A fault in the item's texts is fixed in the item's file.
  if (item?.canBeShown) fieldsOfData(site, item.document, item.value, listed);
  for (const block of page.blocks) collectBlock(site, block, listed);
  const documents = [page, ...(item ? [item] : []), ...page.blocks].map(({ document }) => document);
  return {
    ref,
    page,
    ...listed,
    documents: [...new Set(documents)],
    lookup: lookupOf(site, { route, ...(item ? { item: item.value } : {}) }),
    citedFigures: citedFigures(item),
  };
}
