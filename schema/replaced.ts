import { findNodeAtLocation } from "jsonc-parser";
import type { Diagnostic } from "./diagnostic";
import type { JsonDocument, JsonPath, JsonValue } from "./json-document";

/**
 * The edit that puts another value in the place of one, or another key in the place of its key.
 *
 * @param was what stands there; where something else does, a token or the site has written it, and there is no edit
 */
export function replaced(
  { tree }: JsonDocument,
  path: JsonPath,
  by: JsonValue,
  { part = "value", was }: { part?: "value" | "key"; was?: JsonValue } = {},
): Pick<Diagnostic, "edit"> {
  const value = tree && findNodeAtLocation(tree, [...path]);
  const node = part === "key" ? value?.parent?.children?.[0] : value;
  if (!node || (was !== undefined && node.value !== was)) return {};
  return { edit: { offset: node.offset, length: node.length, text: JSON.stringify(by) } };
}
