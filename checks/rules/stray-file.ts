import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { DATA_FILES } from "../../data/collections";
import { filesBelow } from "../../data/files-below";
import { projectBytes, projectText } from "../../data/project-file";
import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import { FILE_START } from "../../schema/diagnostic";
import { isJsonObject } from "../../schema/json-document";
import { didYouMean, nearest } from "../../schema/nearest";
import type { Finding, SiteRule } from "../rule";

/** Code and what tools leave behind, which nobody takes for content. */
const NO_CONTENT = /^(?:\.|Thumbs\.db$|desktop\.ini$)|\.(?:tsx?|md)$|^README/;
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg|pdf|zip)$/i;
const BACKUP = /~|\.(?:bak|old|orig)$/;

type Stray = Pick<Finding, "message" | "fix">;

/** What is said of a file whose name does not end in .json: it may be meant to. */
function notJson(root: string, file: string, folder: string): Stray {
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

function strayPage(file: string): Stray | undefined {
  const hasUnderscore = file.includes("/_") && !file.startsWith("pages/_shared/");
  if (!hasUnderscore) return undefined;
  const fix = `Rename it to "${basename(file).replace(/^_+/, "")}".`;
  return { message: `"${file}" is not read: names that begin with an underscore are no pages.`, fix };
}

function strayData(file: string, { collections }: Site): Stray | undefined {
  const [, folder = "", ...below] = file.split("/");
  if (below.length > 1) {
    const message = `"${file}" is not read: a collection has no folders.`;
    return { message, fix: `Move it to "data/${folder}/${basename(file)}".` };
  }
  const stem = basename(file, ".json");
  if (below.length === 1 || DATA_FILES.includes(stem) || collections.has(stem)) return undefined;
  const meant = nearest(stem, DATA_FILES);
  const fix = meant
    ? didYouMean(`${meant}.json`)
    : "Move it into the folder of its collection, or remove it.";
  return { message: `Nothing reads "${file}".`, fix };
}

/** True for a file that holds a page, by its list of blocks. */
function isPage(root: string, file: string): boolean {
  // To read package-lock.json as a text, and to parse it, takes longer than all else here.
  if (!file.endsWith(".json") || !projectBytes(root, file)?.includes('"blocks"')) return false;
  const { value } = readDocument(root, file);
  return isJsonObject(value) && Array.isArray(value.blocks);
}

function strayOf(file: string, site: Site): Stray | undefined {
  const [folder = "", ...below] = file.split("/");
  const name = basename(file);
  // Of an item, and of a shared block, it is said where its shape is judged.
  const isItem = folder === "data" && below.length > 1;
  if (folder !== "pages" && !isItem && isPage(site.root, file)) {
    const message = "This is a page, but pages are not read from here.";
    return { message, fix: `Move it to "pages/${name}".` };
  }
  if (folder === "pages" && name === ".json") {
    const fix = "Rename it: its name is the end of the page's address.";
    return { message: "This file has no name.", fix };
  }
  if ((folder !== "pages" && folder !== "data") || NO_CONTENT.test(name)) return undefined;
  if (!name.endsWith(".json")) return notJson(site.root, file, folder);
  return folder === "pages" ? strayPage(file) : strayData(file, site);
}

/** The files of a folder itself, from the project's root. */
function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => folder + name);
}

function filesOf({ root }: Site): string[] {
  const deep = ["pages", "data", "public"].flatMap((folder) => filesBelow(root, folder));
  return [...deep, ...filesIn(root, ""), ...filesIn(root, "blocks/")];
}

export const strayFile: SiteRule = {
  name: "stray-file",
  summary: "Pages stand below pages/ and data in data/, under names that are read.",
  why: "A page in another folder, or with another ending than .json, is not on the site, and nothing else would say so.",
  wrong: `{ "data/offer.json": { "title": "Our offer", "blocks": [] } }`,
  right: `{ "data/redirects.json": { "redirects": [] } }`,
  checkSite: (_, site) =>
    filesOf(site).flatMap((file): Finding[] => {
      const stray = strayOf(file, site);
      return stray ? [{ file, ...FILE_START, where: "", ...stray }] : [];
    }),
};
