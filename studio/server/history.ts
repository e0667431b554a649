import type { Site } from "../../data/site";
import { publishedFile, unpublishedFile } from "../../data/unpublished-name";
import { isJsonObject, type JsonObject, parseJson } from "../../schema/json-document";
import type { Version } from "../api";
import { requireEditable, StudioError } from "./files";
import { gitIn } from "./git";

/** So many versions are offered; who needs an older one asks somebody who knows git. */
const MOST_VERSIONS = 50;

/** Between what git says of a commit: no title has it. */
const BETWEEN = "\u001f";

/**
 * The versions of a file that were committed at its place, the newest first; none where there is no git.
 *
 * @throws StudioError where it is no file to edit
 */
export async function versionsOf(site: Site, file: string): Promise<Version[]> {
  requireEditable(site, file);
  const format = `--format=${["%H", "%ad", "%an", "%s"].join(BETWEEN)}`;
  const options = [`-${MOST_VERSIONS}`, format, "--date=format:%Y-%m-%d %H:%M"];
  // Before it was published it had another name.
  const names = [publishedFile(file), unpublishedFile(file)];
  const said = await gitIn(site.root)("log", ...options, "--", ...names).catch(() => "");
  return said
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [commit = "", date = "", author = "", title = ""] = line.split(BETWEEN);
      return { commit, date, author, title };
    });
}

/**
 * What a file said in a commit.
 *
 * @throws StudioError where it did not exist then, or was no JSON
 */
export async function versionAt(site: Site, file: string, commit: string): Promise<JsonObject> {
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
