import type { SchemaSet } from "./schema-set";

/** The group of the blocks with a page's main heading: each page begins with one, and has no other. */
export const OPENINGS = "Openings";

/** What blocks are for (`x-group`), in the order in which authors choose from them. */
export const BLOCK_GROUPS: readonly string[] = [
  "Problems and costs",
  "Features",
  "People and results",
  "Plans and prices",
  "Comparisons",
  "Questions and reading",
  "Contact and invitations",
  OPENINGS,
];

/** Returns the group of a type of blocks; empty if its schema names none. */
export const groupOf = (schemas: Pick<SchemaSet, "schema">, type: string): string =>
  String(schemas.schema(`blocks/${type}/schema.json`)["x-group"] ?? "");
