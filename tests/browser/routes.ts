import { readdirSync } from "node:fs";
import { posix } from "node:path";

/** Routes of the built site, read from its files, so that a new page is tested without being listed. */
export const routes: readonly string[] = readdirSync("dist/client", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  .map(
    (entry) =>
      `/${posix.relative("dist/client", posix.join(entry.parentPath.replaceAll("\\", "/"), entry.name))}`,
  )
  .map((file) => file.replace(/\.html$/, "").replace(/^\/index$/, "/"))
  .sort();

/** Routes that answer with status 200; the not-found page answers with 404. */
export const pageRoutes = routes.filter((route) => route !== "/404");
