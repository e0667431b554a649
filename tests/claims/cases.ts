import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { type JsonPlace, PLACES, type Place } from "./places";

/** One line of the corpus: a small edit to the site. */
export interface Case {
  /** Topic of a fault, such as `price`, or of an innocent text, such as `telephone`. */
  kind: string;
  /** Name of a place in places.ts, with the words to put there… */
  place?: string;
  say?: string;
  /** …or a file with the words to find and their replacement; a new file has only the replacement. */
  file?: string;
  find?: string;
  put?: string;
}

/** A case with its list and its line there. */
export interface ListedCase extends Case {
  list: string;
  line: number;
}

/**
 * Reads a list of cases, one JSON object per line; empty lines and lines that begin with // are skipped.
 *
 * @typeParam More further fields of the cases of this list
 */
export function readCases<More = unknown>(list: string): (ListedCase & More)[] {
  return readFileSync(join(import.meta.dirname, list), "utf8")
    .split("\n")
    .flatMap((text, index) => {
      if (text.trim() === "" || text.startsWith("//")) return [];
      const line = index + 1;
      try {
        return [{ ...(JSON.parse(text) as Case & More), list, line }];
      } catch (error) {
        throw new Error(`${list}:${line} is not JSON: ${String(error)}`);
      }
    });
}

/** Returns the words of a case, for a report. */
export const wordsOf = ({ say, put = "" }: Case): string => say ?? put;

/** Returns the place of a case in the site, for a report. */
export const spotOf = ({ place, file = "" }: Case): string => place ?? file;

const wrong = ({ list, line }: ListedCase, message: string) => new Error(`${list}:${line}: ${message}`);

/** Returns the node at a path; in a list, a step may be the type of a block. */
function nodeAt(root: Node | undefined, path: string): Node | undefined {
  return path.split(".").reduce<Node | undefined>((node, step) => {
    if (node?.type !== "array" || /^\d+$/.test(step)) {
      return node && findNodeAtLocation(node, [node.type === "array" ? Number(step) : step]);
    }
    return node.children?.find((child) => findNodeAtLocation(child, ["type"])?.value === step);
  }, root);
}

/** Returns a JSON text with the string at a place replaced or extended; undefined if there is no string. */
function editJson(text: string, { path, follows }: JsonPlace, say: string): string | undefined {
  const node = nodeAt(parseTree(text), path);
  if (typeof node?.value !== "string") return undefined;
  const value = JSON.stringify(follows ? `${node.value} ${say}` : say);
  return text.slice(0, node.offset) + value + text.slice(node.offset + node.length);
}

function placeOf(entry: ListedCase): { place: Place; say: string } {
  const { place: name, say, file, find, put } = entry;
  if (name !== undefined && say !== undefined) {
    const place = PLACES[name];
    if (!place) throw wrong(entry, `there is no place "${name}".`);
    return { place, say };
  }
  if (file === undefined || put === undefined)
    throw wrong(entry, "a case has a place and what to say there, or a file and what to put into it.");
  return { place: { file, put, ...(find === undefined ? {} : { find }) }, say: "" };
}

/** Returns the file that a case edits. */
export const fileOf = (entry: ListedCase): string => placeOf(entry).place.file;

/**
 * Returns the text of the file of a case after the edit.
 *
 * @param text text before the edit; undefined if there is no such file
 * @throws if the edit does not fit the file
 */
export function applyEdit(entry: ListedCase, text: string | undefined): string {
  const { place, say } = placeOf(entry);
  if ("path" in place) {
    const result = text && editJson(text, place, say);
    if (!result) throw wrong(entry, `${place.file} has no text at ${place.path}.`);
    return result;
  }
  const put = place.put.replaceAll("{say}", () => say);
  if (place.find === undefined) {
    if (text !== undefined) throw wrong(entry, `${place.file} is there already.`);
    return put;
  }
  if (!text?.includes(place.find)) throw wrong(entry, `${place.file} does not say ${place.find}`);
  const { find } = place;
  return text.replace(find, () => put);
}
