import { buildFolderOf, isValidRoute } from "../../data/page-address";
import type { JsonValue } from "../../schema/json-document";
import { StudioError } from "./files";

/** Parses a route with or without its first slash, and with spaces for hyphens; throws a StudioError if no page can have it. */
export function parseRoute(value: JsonValue | undefined): string {
  const words = String(value ?? "")
    .trim()
    .split(/\s+/);
  const route = `/${words.join("-").replace(/^\//, "")}`;
  if (!isValidRoute(route) || /\/index$/.test(route)) {
    const slug = route.toLowerCase().replaceAll(/[^a-z0-9/]+/g, "-");
    const repaired = slug.replaceAll(/-*\/[-/]*/g, "/").replace(/[-/]+$/, "");
    // Words without a slash are the name of a page, which is in a folder of pages of its kind.
    const suggested = repaired.includes("/", 1) ? repaired : `/features${repaired} or /solutions${repaired}`;
    const hint = isValidRoute(repaired) && !repaired.endsWith("/index") ? suggested : "/features/call-queues";
    throw new StudioError(400, `An address has lowercase letters, digits and hyphens, such as ${hint}.`);
  }
  const folder = buildFolderOf(route);
  if (folder) throw new StudioError(400, `No page can be below ${folder}, where the site has other files.`);
  return route;
}
