import { type Diagnostic, errorAt, FILE_START } from "../schema/diagnostic";

/** Single hyphens: two stand for a slash in the names of the files with accepted sentences. */
const SEGMENT = "[a-z0-9]+(?:-[a-z0-9]+)*";
const SEGMENT_PATTERN = new RegExp(`^${SEGMENT}$`);
const ROUTE_PATTERN = new RegExp(`^(?:/|(?:/${SEGMENT})+)$`);

/** Whether a path is a valid route of a page. */
export const isValidRoute = (path: string): boolean => ROUTE_PATTERN.test(path);

/** Folders of the site that the build fills with other files. */
export const BUILD_FOLDERS = ["assets", "data", "share"];

/** Addresses of the files that the build writes beside the pages (scripts/build/outputs). */
export const BUILT_FILE = new RegExp(
  `^/(?:(?:${BUILD_FOLDERS.join("|")})/.*|` +
    String.raw`(?:sitemap|feed)\.xml|(?:robots|llms|licenses)\.txt|\.well-known/security\.txt|site\.webmanifest|` +
    String.raw`(?:icon-[\w-]+|apple-touch-icon)\.png|.*\.(?:br|gz))$`,
);

/** Returns the folder of built files that a route is in, such as `/data/`; undefined if it is in none. Hosts serve no pages there. */
export function buildFolderOf(route: string): string | undefined {
  const name = BUILD_FOLDERS.find((folder) => route.startsWith(`/${folder}/`));
  return name && `/${name}/`;
}

/** Returns the fault of a page whose address a host would not serve, or would take for another page; undefined if there is none. */
export function addressFault(file: string, route: string): Diagnostic | undefined {
  const folder = buildFolderOf(route);
  if (folder) {
    const message = `The build writes other files to ${folder}, and hosts serve no pages there.`;
    return errorAt(file, FILE_START, { rule: "page-name", message, fix: "Move the file to another folder." });
  }
  if (!route.endsWith("/index")) return undefined;
  const message = `The address ${route} belongs to the page of the folder above.`;
  return errorAt(file, FILE_START, { rule: "page-name", message, fix: "Rename the folder." });
}

/** Converts a name to a segment of an address: "Früh ling" → "fruh-ling". */
export const toSegment = (name: string): string =>
  name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, "-")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Converts words to the path that they probably stand for: "Features/Call queues!" → "/features/call-queues". */
export const repairPath = (words: string): string =>
  `/${words.split("/").map(toSegment).filter(Boolean).join("/")}`;

/** Returns the fault of a segment of the file's path that is not valid in an address, or undefined. */
export function nameFault(file: string, segments: readonly string[]): Diagnostic | undefined {
  const invalid = segments.find((segment) => !SEGMENT_PATTERN.test(segment));
  if (invalid === undefined) return undefined;
  const slug = toSegment(invalid);
  const renamed = file.endsWith(`/${invalid}.json`)
    ? `the file to "${slug}.json"`
    : `the folder to "${slug}"`;
  const message = `"${invalid}" cannot be part of an address.`;
  const fix = `${slug === "" ? "" : `Rename ${renamed}. `}A name has only lowercase letters, digits and single hyphens.`;
  return errorAt(file, FILE_START, { rule: "page-name", message, fix });
}
