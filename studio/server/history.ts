import type { Site } from "../../data/site";
import { publishedFile, unpublishedFile } from "../../data/unpublished-name";
import { isJsonObject, type JsonObject, parseJson } from "../../schema/json-document";
import type { Version } from "../api";
import { requireEditable, StudioError } from "./files";
import { gitIn } from "./git";

/** Maximum number of versions to list; older ones are available through git. */
const MAX_VERSIONS = 50;

/** Separator of the fields in git's output; no commit title contains it. */
const SEPARATOR = "\u001f";

/**
 * Lists the committed versions of a file, the newest first; empty if git is not available.
 *
 * @throws StudioError if the file is not editable
 */
export async function versionsOf(site: Site, file: string): Promise<Version[]> {
  requireEditable(site, file);
  const format = `--format=${["%H", "%ad", "%an", "%s"].join(SEPARATOR)}`;
  const options = [`-${MAX_VERSIONS}`, format, "--date=format:%Y-%m-%d %H:%M"];
  // A page has a different file name before it is published.
  const names = [publishedFile(file), unpublishedFile(file)];
  const output = await gitIn(site.root)("log", ...options, "--", ...names).catch(() => "");
  return output
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [commit = "", date = "", author = "", title = ""] = line.split(SEPARATOR);
      return { commit, date, author, title };
    });
}

/**
 * Returns the content of a file at a commit.
 *
 * @throws StudioError if the file did not exist then, or was not a JSON object
 */
export async function readVersion(site: Site, file: string, commit: string): Promise<JsonObject> {
  requireEditable(site, file);
  if (!/^[0-9a-f]{40}$/.test(commit)) throw new StudioError(400, "A commit is expected.");
  const git = gitIn(site.root);
  const texts = [publishedFile(file), unpublishedFile(file)].map((name) =>
    git("show", `${commit}:./${name}`).catch(() => ""),
  );
  const text = (await Promise.all(texts)).find(Boolean) ?? "";
  const { value } = parseJson(file, text);
  if (!isJsonObject(value)) throw new StudioError(404, `${file} cannot be read as it was then.`);
  return value;
}
