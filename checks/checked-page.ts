import type { Block, Page } from "../data/load-page";
import type { PageRef } from "../data/page-refs";
import type { Site } from "../data/site";
import { isJsonObject, type JsonDocument, type JsonPath, type JsonValue } from "../schema/json-document";
import { type Role, type Roles, rolesOf } from "./field-roles";

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
  /** In a block marked illustrative or in a drawn picture: figures may be made up. */
  isExample: boolean;
}

/** One button's action. */
export interface ActionField extends Omit<Field, "text" | "source" | "role" | "isExample"> {
  kind: string;
  /** Words on the button. */
  label: string;
}

/** A loaded page with its texts and actions listed, so that rules need not know how blocks are built. */
export interface CheckedPage {
  ref: PageRef;
  page: Page;
  fields: Field[];
  actions: ActionField[];
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
  parent?: JsonValue;
}

function collect(block: Block, visit: Visit, into: Pick<CheckedPage, "fields" | "actions">): void {
  const { value, source, path, roles, parent } = visit;
  const { document, where } = block;
  const isExample = visit.isExample || roles.role === "visual";
  const at = { document, path, where };
  if (typeof value === "string") {
    const typed = typeof source === "string" ? { source } : {};
    into.fields.push({ ...at, role: roles.role, text: value, ...typed, isExample });
  } else if (Array.isArray(value)) {
    for (const [index, child] of value.entries()) {
      const below = Array.isArray(source) ? source[index] : undefined;
      const childPath = [...path, index];
      const childRoles = roles.items ?? NO_ROLES;
      collect(
        block,
        { value: child, source: below, path: childPath, roles: childRoles, isExample, parent: value },
        into,
      );
    }
  } else if (isJsonObject(value)) {
    if (roles.role === "action" && typeof value.kind === "string") {
      const label = isJsonObject(parent) ? ownText(parent.label) : "";
      into.actions.push({ ...at, kind: value.kind, label });
    }
    for (const [name, child] of Object.entries(value)) {
      const below = isJsonObject(source) && Object.hasOwn(source, name) ? source[name] : undefined;
      const childPath = [...path, name];
      const childRoles = roles.properties.get(name) ?? NO_ROLES;
      collect(
        block,
        { value: child, source: below, path: childPath, roles: childRoles, isExample, parent: value },
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

/** Lists the texts and actions of a loaded page. */
export function checkedPage(site: Site, ref: PageRef, page: Page): CheckedPage {
  const listed: CheckedPage = { ref, page, fields: metaFields(page), actions: [] };
  for (const block of page.blocks) {
    const path = [...block.path, "props"];
    const roles = rolesOf(site.schemas, `blocks/${block.type}/schema.json`);
    const source = valueAt(block.document.value, path);
    collect(block, { value: block.props, source, path, roles, isExample: block.illustrative }, listed);
  }
  return listed;
}
