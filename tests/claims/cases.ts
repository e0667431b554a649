import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findNodeAtLocation, type Node, parseTree } from "jsonc-parser";
import { PLACES, type Place } from "./places";

/** One line of the corpus: a small edit to the site. */
export interface Case {
  /** What a fault is about, such as `price`; what an innocent text speaks of, such as `telephone`. */
  kind: string;
  /** A name of places.ts, with the words to put there… */
  place?: string;
  say?: string;
  /** …or a file with the words that are there and those that take their place; a new file has the latter alone. */
  file?: string;
  find?: string;
  put?: string;
}

/** A case with the line of its list. */
export interface ListedCase extends Case {
  list: string;
  line: number;
}

/**
 * Reads a list of cases, one JSON object a line; empty lines and those that begin with // are for people.
 *
 * @typeParam More what the cases of this list say besides
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

/** What a case says, for a report. */
export const wordsOf = ({ say, put = "" }: Case): string => say ?? put;

/** Where a case stands in the site, for a report. */
export const spotOf = ({ place, file = "" }: Case): string => place ?? file;

const wrong = ({ list, line }: ListedCase, message: string) => new Error(`${list}:${line}: ${message}`);

/** The value at a path; in a list, a step may be the type of the block that is meant. */
function nodeAt(root: Node | undefined, path: string): Node | undefined {
  return path.split(".").reduce<Node | undefined>((node, step) => {
    if (node?.type !== "array" || /^\d+$/.test(step)) {
      return node && findNodeAtLocation(node, [node.type === "array" ? Number(step) : step]);
    }
    return node.children?.find((child) => findNodeAtLocation(child, ["type"])?.value === step);
  }, root);
}

/** A text of JSON with words in the place of those at a path, or behind them. */
function editJson(text: string, path: string, say: string, replaces = false): string | undefined {
  const node = nodeAt(parseTree(text), path);
  if (typeof node?.value !== "string") return undefined;
  const value = JSON.stringify(replaces ? say : `${node.value} ${say}`);
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

/** The file that a case edits. */
export const fileOf = (entry: ListedCase): string => placeOf(entry).place.file;

/**
 * What the file of a case says after the edit.
 *
 * @param text what it says before; undefined where there is no such file
 * @throws when the edit does not fit the file
 */
export function edited(entry: ListedCase, text: string | undefined): string {
  const { place, say } = placeOf(entry);
  if ("path" in place) {
    const result = text && editJson(text, place.path, say, place.replaces);
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
