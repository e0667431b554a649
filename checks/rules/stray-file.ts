import { basename, dirname } from "node:path";
import { filesBelow } from "../../data/files-below";
import { COLLECTION_INDEX, DATA_FILES, INDEX_SCHEMAS, ITEM_SCHEMAS } from "../../data/known-files";
import { projectText } from "../../data/project-file";
import type { Site } from "../../data/site";
import { isUnpublished, publishedFile } from "../../data/unpublished-name";
import { FILE_START } from "../../schema/diagnostic";
import { didYouMean, nearest } from "../../schema/nearest";
import type { Finding, SiteRule } from "../rule";

/** Code, and files that tools leave behind, which nobody mistakes for content. */
const NO_CONTENT = /^(?:\.|Thumbs\.db$|desktop\.ini$)|\.(?:tsx?|md)$|^README/;
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg|pdf|zip)$/i;
const BACKUP = /~|\.(?:bak|old|orig)$/;

type Stray = Pick<Finding, "message" | "fix" | "severity">;

/** Returns the fault of a file whose name does not end in .json, which may be a mistake. */
function describeNonJson(root: string, file: string, folder: string): Stray {
  const name = basename(file);
  const stem = name.replace(/\.?(?:json\b.*|txt)$/i, "");
  const isText = /\.txt$/i.test(name) && projectText(root, file)?.trimStart().startsWith("{");
  if (stem !== "" && (isText || /json|^[^.]*$/i.test(name)) && !BACKUP.test(name)) {
    const message = `"${name}" is not read: its name must end in .json.`;
    return { message, fix: `Rename it to "${stem}.json".` };
  }
  return {
    message: `"${name}" is not read: this folder is for ${folder}, in files that end in .json.`,
    fix: PICTURE.test(name)
      ? "Move it to public/, where pictures and downloads are."
      : "Move it elsewhere, or remove it.",
  };
}

/** Returns a notice that explains the underscore, since an author may have used it by chance. */
const describeUnpublished = (file: string): Stray => ({
  severity: "notice",
  message: `"${file}" is not published, and nothing in it is checked, since its name begins with an underscore.`,
  fix: `To publish it, rename it to "${basename(publishedFile(file))}".`,
});

function strayPage(file: string): Stray | undefined {
  const [, folder] = /\/_([^/]*)\//.exec(file) ?? [];
  const name = basename(file);
  if (folder === "shared") {
    if (dirname(file) === "pages/_shared") return undefined;
    const message = `"${file}" is not read: shared blocks are directly in pages/_shared/.`;
    return { message, fix: `Move it to "pages/_shared/${name}".` };
  }
  if (folder !== undefined) {
    const message = `"${file}" is not read: no page is in a folder whose name begins with an underscore.`;
    return { message, fix: `Rename the folder to "${folder}".` };
  }
  if (!name.startsWith("_")) return undefined;
  const message = `"${file}" is not read: the name of a template cannot begin with an underscore.`;
  return { message, fix: `Rename it to "${name.slice(1)}", or remove it.` };
}

function strayData(file: string): Stray | undefined {
  const [, folder = "", ...below] = file.split("/");
  if (below.length > 1) {
    const message = `"${file}" is not read: a collection has no folders.`;
    return { message, fix: `Move it to "data/${folder}/${basename(file)}".` };
  }
  if (below[0] === COLLECTION_INDEX && folder in ITEM_SCHEMAS && !(folder in INDEX_SCHEMAS)) {
    const message = `"${file}" is not read: the collection has no index.`;
    return { message, fix: "If it is an item, rename it." };
  }
  const stem = basename(file, ".json");
  if (below.length === 1 || DATA_FILES.some((name) => name === stem)) return undefined;
  const meant = nearest(stem, DATA_FILES);
  const fix = meant
    ? didYouMean(`${meant}.json`)
    : "Move it into the folder of its collection, to pages/ if it is a page, or remove it.";
  return { message: `Nothing reads "${file}".`, fix };
}

function strayOf(file: string, site: Site): Stray | undefined {
  const [folder = ""] = file.split("/");
  const name = basename(file);
  if (folder === "pages" && name === ".json") {
    const fix = "Rename it: its name is the end of the page's address.";
    return { message: "This file has no name.", fix };
  }
  if (NO_CONTENT.test(name)) return undefined;
  if (!name.endsWith(".json")) return describeNonJson(site.root, file, folder);
  if (isUnpublished(file)) return describeUnpublished(file);
  return folder === "pages" ? strayPage(file) : strayData(file);
}

/** Every file in pages/ and data/ has a name and a folder from which it is read. */
export const strayFile: SiteRule = {
  name: "stray-file",
  checkSite: (_, site) =>
    ["pages", "data"]
      .flatMap((folder) => filesBelow(site.root, folder))
      .flatMap((file): Finding[] => {
        const stray = strayOf(file, site);
        return stray ? [{ file, ...FILE_START, where: "", ...stray }] : [];
      }),
};
