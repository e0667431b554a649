import { join } from "node:path";
import { fileVersion } from "../../data/project-file";
import { activeDraftFile, readDocument } from "../../data/read-document";
import { isJsonObject, type JsonObject } from "../../schema/json-document";
import { textsIn } from "../app/json-edit";

/** What the list of files needs of a file. */
export interface FileSummary {
  /** Its name or title, if it has one. */
  name: string | undefined;
  /** The collection of a template. */
  collection: string | undefined;
  /** Its blocks, if it is a page; the content of each may be invalid. */
  blocks: readonly JsonObject[];
  /** All its texts in a row. */
  texts: string;
}

/** Returns a text that is written: a name that is left empty is no name. */
const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;

function summarize(root: string, file: string): FileSummary {
  const { value } = readDocument(root, file);
  const { name, title, collection, blocks } = isJsonObject(value) ? value : {};
  return {
    name: textOf(name) ?? textOf(title),
    collection: textOf(collection),
    blocks: (Array.isArray(blocks) ? blocks.filter(isJsonObject) : []).map(({ use = null, type = null }) => ({
      use,
      type,
    })),
    texts: textsIn(value ?? {}).join(" "),
  };
}

/** Summaries of the files at their paths, each of one version of the file. */
const summaries = new Map<string, { version: string; summary: FileSummary }>();

/** Returns the summary of a file, and reads the file only if it has changed: parsing thousands takes seconds. */
export function summaryOf(root: string, file: string): FileSummary {
  if (activeDraftFile() === file) return summarize(root, file);
  const path = join(root, file);
  const version = fileVersion(path);
  const known = summaries.get(path);
  if (known?.version === version) return known.summary;
  const summary = summarize(root, file);
  summaries.set(path, { version, summary });
  return summary;
}
