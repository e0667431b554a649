import { canBeRoute } from "../../data/page-refs";
import { WrongCall } from "../user-error";

/** Where a page appears: `/features/call-queues`. */
export type Route = `/${string}`;

/**
 * Checks a route typed by a person.
 *
 * @returns the route, such as `/features/call-queues`
 * @throws WrongCall with the form expected and, where it can be told, the route that was meant
 */
export function parseRoute(text: string): Route {
  // `index` stands for its folder: the file pages/features/index.json answers at /features.
  const isIndex = /(^|\/)index$/.test(text);
  if (canBeRoute(text) && !isIndex) return text as Route;
  const repaired = `/${text
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, "-")
    .replaceAll(/-*\/+-*/g, "/")
    .replaceAll(/^[-/]+|[-/]+$/g, "")
    .replace(/(^|\/)index$/, "")}`;
  const hint = repaired === "/" ? isIndex : canBeRoute(repaired);
  throw new WrongCall(
    `"${text}" is not a route: a slash, then small letters, digits and hyphens${isIndex ? ", without index" : ""}.${hint ? ` Did you mean "${repaired}"?` : ""}`,
  );
}
