import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DATA_FILES } from "../../data/collections";
import { filesBelow } from "../../data/files-below";
import { projectText } from "../../data/project-file";
import { readDocument } from "../../data/read-document";
import type { Site } from "../../data/site";
import { FILE_START } from "../../schema/diagnostic";
import { isJsonObject } from "../../schema/json-document";
import { nearest } from "../../schema/nearest";
import type { Finding, SiteRule } from "../rule";

/** Code and what tools leave behind, which nobody takes for content. */
const NO_CONTENT = /^(?:\.|Thumbs\.db$|desktop\.ini$)|\.(?:tsx?|md)$|^README/;

type Stray = Pick<Finding, "message" | "fix">;

/** The files of a folder itself, from the project's root. */
function filesIn(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => folder + name);
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1);

/** What is said of a file that a folder has no use for. */
function unread(root: string, file: string, belongs: string): Stray {
  const name = nameOf(file);
  const isJson = /\.txt$/i.test(name) && projectText(root, file)?.trimStart().startsWith("{");
  const stem = name.replace(/\.?(?:json\b.*|txt|docx?)$/i, "");
  if (stem !== "" && (isJson || /json|^[^.]*$/i.test(name)) && !/~|\.(?:bak|old|orig)$/.test(name))
    return {
      message: `"${name}" is not read: its name must end in .json.`,
      fix: `Rename it to "${stem}.json".`,
    };
  const isPicture = /\.(?:png|jpe?g|webp|avif|gif|svg|pdf|zip)$/i.test(name);
  return {
    message: `"${name}" is not read: this folder is for ${belongs}.`,
    fix: isPicture
      ? "Move it to public/, where pictures and downloads are."
      : "Move it elsewhere, or remove it.",
  };
}

function strayInPages(file: string, { root }: Site): Stray | undefined {
  const name = nameOf(file);
  if (name === ".json")
    return {
      message: "This file has no name.",
      fix: "Rename it: its name is the end of the page's address.",
    };
  if (NO_CONTENT.test(name)) return undefined;
  if (!name.endsWith(".json")) return unread(root, file, "pages, in files that end in .json");
  const steps = file.split("/").slice(1);
  if (!steps.some((step) => step.startsWith("_")) || file.startsWith("pages/_shared/")) return undefined;
  const fix = `Rename it to "${name.replace(/^_+/, "")}".`;
  return { message: `"${file}" is not read: names that begin with an underscore are no pages.`, fix };
}

function strayInData(file: string, { root, collections }: Site): Stray | undefined {
  const name = nameOf(file);
  const [, folder = "", ...below] = file.split("/");
  if (NO_CONTENT.test(name)) return undefined;
  if (!name.endsWith(".json")) return unread(root, file, "data, in files that end in .json");
  if (below.length > 1) {
    const message = `"${file}" is not read: a collection has no folders.`;
    return { message, fix: `Move it to "data/${folder}/${name}".` };
  }
  if (below.length === 1) return undefined;
  const stem = name.slice(0, -".json".length);
  if (DATA_FILES.includes(stem) || collections.has(stem)) return undefined;
  const meant = nearest(stem, DATA_FILES);
  const fix = meant
    ? `Did you mean "${meant}.json"?`
    : "Move it into the folder of its collection, or remove it.";
  return { message: `Nothing reads "${file}".`, fix };
}

/** True for a file that holds a page, by its list of blocks. */
function isPage(root: string, file: string): boolean {
  if (!file.endsWith(".json")) return false;
  const { value } = readDocument(root, file);
  return isJsonObject(value) && Array.isArray(value.blocks);
}

const misplaced = (file: string): Stray => ({
  message: "This is a page, but pages are not read from here.",
  fix: `Move it to "pages/${nameOf(file)}".`,
});

function strayOf(file: string, site: Site): Stray | undefined {
  const [folder, ...below] = file.split("/");
  // Of an item, and of a shared block, it is said where its shape is judged.
  const isItem = folder === "data" && below.length > 1;
  if (folder !== "pages" && !isItem && isPage(site.root, file)) return misplaced(file);
  if (folder === "pages") return strayInPages(file, site);
  return folder === "data" ? strayInData(file, site) : undefined;
}

function filesOf({ root }: Site): string[] {
  const deep = ["pages", "data", "public"].flatMap((folder) => filesBelow(root, folder));
  return [...deep, ...filesIn(root, ""), ...filesIn(root, "blocks/")];
}

/** A file in the wrong folder or under the wrong name is missing on the site, and nothing else would say so. */
export const strayFile: SiteRule = {
  name: "stray-file",
  severity: "error",
  summary: "Pages stand below pages/ and data in data/, under names that are read.",
  docs: {
    why: "A page in another folder, or with another ending than .json, is not on the site, and nothing else would say so.",
    wrong: `{ "data/offer.json": { "title": "Our offer", "blocks": [] } }`,
    right: `{ "data/redirects.json": { "redirects": [] } }`,
  },
  checkSite: (_, site) =>
    filesOf(site).flatMap((file): Finding[] => {
      const stray = strayOf(file, site);
      return stray ? [{ file, ...FILE_START, where: "", ...stray }] : [];
    }),
};
