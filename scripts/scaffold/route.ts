import { UserError } from "../user-error";

const ROUTE = /^\/[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/;

/**
 * Checks a route typed by a person.
 *
 * @returns the route, such as `/features/call-queues`
 * @throws UserError with the form expected and, where it can be told, the route that was meant
 */
export function parseRoute(text: string | undefined): string {
  const usage = "Usage: npm run new:page -- /features/call-queues --template feature|solution|blank";
  if (text === undefined) throw new UserError(`A route is missing.\n${usage}`);
  if (ROUTE.test(text)) return text;
  const repaired = `/${text
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, "-")
    .replaceAll(/^[-/]+|[-/]+$/g, "")}`;
  const hint = ROUTE.test(repaired) ? ` Did you mean "${repaired}"?` : "";
  throw new UserError(
    `"${text}" is not a route: a slash, then small letters, digits and hyphens.${hint}\n${usage}`,
  );
}
