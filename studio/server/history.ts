import type { Site } from "../../data/site";
import { publishedFile, unpublishedFile } from "../../data/unpublished-name";
import { isJsonObject, type JsonObject, parseJson } from "../../schema/json-document";
import type { Version, VersionContent } from "../api";
import { requireEditable, StudioError } from "./files";
import { committedMoves, gitIn, uncommittedMoves } from "./git";
import { changedContent } from "./submit-changes";

/** Maximum number of versions to list; older ones are available through git. */
const MAX_VERSIONS = 50;

/** Fields of a commit, separated by a character that no title contains. */
const FORMAT = "--format=%H%x1f%ad%x1f%an%x1f%s";

/** Returns the paths that a file has had, the latest first: a page has another one before it is published, or moved. */
async function pathsOf(root: string, file: string): Promise<string[]> {
  const moves = [
    ...(await uncommittedMoves(root, await changedContent(root))),
    ...(await committedMoves(root)),
  ].map((move) => move.map(publishedFile));
  const found = new Set<string>();
  let path: string | undefined = publishedFile(file);
  while (path !== undefined && !found.has(path)) {
    found.add(path);
    path = moves.find(([from, to]) => to === path && from !== path)?.[0];
  }
  return [...found].flatMap((known) => [known, unpublishedFile(known)]);
}

/**
 * Lists the committed versions of a file, the newest first; empty if git is not available.
 *
 * @throws StudioError if the file is not editable
 */
export async function versionsOf(site: Site, file: string): Promise<Version[]> {
  requireEditable(site, file);
  const options = [`-${MAX_VERSIONS}`, FORMAT, "--date=format:%Y-%m-%d %H:%M"];
  const output = await pathsOf(site.root, file)
    .then((paths) => gitIn(site.root)("log", ...options, "--", ...paths))
    .catch(() => "");
  return output
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [commit = "", date = "", author = "", title = ""] = line.split("\u001f");
      return { commit, date, author, title };
    });
}

/**
 * Returns the content of a file after a commit, and before it if the file existed then.
 *
 * @param commit hash of the commit
 * @throws StudioError if the commit did not leave the file as a JSON object
 */
export async function readVersion(site: Site, file: string, commit: string): Promise<VersionContent> {
  requireEditable(site, file);
  if (!/^[0-9a-f]{40}$/.test(commit)) throw new StudioError(400, "A commit is expected.");
  const git = gitIn(site.root);
  const paths = await pathsOf(site.root, file).catch(() => []);
  const readAt = async (revision: string): Promise<JsonObject | undefined> => {
    const texts = paths.map((path) => git("show", `${revision}:./${path}`).catch(() => ""));
    const { value } = parseJson(file, (await Promise.all(texts)).find(Boolean) ?? "");
    return isJsonObject(value) ? value : undefined;
  };
  const [before, after] = await Promise.all([readAt(`${commit}^`), readAt(commit)]);
  if (!after) throw new StudioError(404, `${file} cannot be read as it was then.`);
  return { before, after };
}
