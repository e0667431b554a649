import { buildFolderOf, isValidRoute, repairPath } from "../../data/page-address";
import type { JsonValue } from "../../schema/json-document";
import { StudioError } from "./files";

/** Returns a valid route for words that are none; an example if there is none. */
function suggestRoute(route: string): string {
  const repaired = repairPath(route);
  if (repaired === "/" || repaired.endsWith("/index")) return "/features/call-queues";
  // Words without a slash are the name of a page, which is in a folder of pages of its kind.
  return repaired.includes("/", 1) ? repaired : `/features${repaired} or /solutions${repaired}`;
}

/**
 * Parses a route with or without its first slash, and with capitals, or with spaces for hyphens.
 *
 * @throws StudioError if no page can have it
 */
export function parseRoute(value: JsonValue | undefined): string {
  const words = String(value ?? "")
    .trim()
    .toLowerCase()
    .split(/\s+/);
  const route = `/${words.join("-").replace(/^\//, "")}`;
  if (!isValidRoute(route) || /\/index$/.test(route)) {
    const hint = suggestRoute(route);
    throw new StudioError(
      400,
      `An address has lowercase letters, digits and single hyphens, such as ${hint}.`,
    );
  }
  const folder = buildFolderOf(route);
  if (folder) throw new StudioError(400, `No page can be below ${folder}, where the site has other files.`);
  return route;
}
