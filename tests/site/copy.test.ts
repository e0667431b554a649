import { expect, it } from "vitest";
import { itemOfFile } from "../../data/collections";
import { loadPage } from "../../data/load-page";
import type { PageRef } from "../../data/page-refs";
import { isJsonObject, type JsonValue } from "../../schema/json-document";
import { site } from "../render";

/** Shorter ones repeat by nature: labels, names, "Start free trial". */
const SHORTEST_SENTENCE = 8;

/** Every text below a value, in order. */
function texts(value: JsonValue): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  return isJsonObject(value) ? Object.values(value).flatMap(texts) : [];
}

/** Sentences of a text that are long enough to be somebody's words. */
function sentences(text: string): string[] {
  return text
    .split(/(?<=[.?!:])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= SHORTEST_SENTENCE);
}

/** A text or a group of texts, and where it stands. */
interface Copy {
  place: string;
  words: JsonValue;
}

/** Sentences that stand in more than one place, with the places. */
function repeated(copies: readonly Copy[]): string[] {
  const places = new Map<string, string[]>();
  for (const { place, words } of copies) {
    for (const sentence of texts(words).flatMap(sentences)) {
      places.set(sentence, [...(places.get(sentence) ?? []), place]);
    }
  }
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([sentence, found]) => `${found.join(" and ")}: ${sentence}`);
}

/** What stands in a collection's item; several items may name the same source, or have the same author. */
function itemCopy({ itemFile = "" }: PageRef): Copy[] {
  const {
    sources: _sources,
    author: _author,
    ...words
  } = itemOfFile(site.collections, itemFile)?.value ?? {};
  return [{ place: itemFile, words }];
}

/** What an author wrote into a page's own blocks: no shared block, and nothing that comes from a collection. */
function pageCopy(ref: PageRef): Copy[] {
  const ofItem = new Set(itemCopy(ref).flatMap(({ words }) => texts(words)));
  return loadPage(site, ref)
    .blocks.filter((block) => block.document.file === ref.file)
    .map(({ where, props, filled }) => {
      const written = Object.entries(props).filter(([name]) => !filled.includes(name));
      const words = texts(Object.fromEntries(written)).filter((text) => !ofItem.has(text));
      return { place: `${ref.route} ${where}`, words };
    });
}

it("no sentence of eight or more words stands twice outside shared blocks", () => {
  // A template is written once, however many pages it makes.
  const oncePerFile = [...new Map(site.pages.map((ref) => [ref.file, ref])).values()];
  const copies = [
    ...oncePerFile.flatMap(pageCopy),
    ...site.pages.filter(({ itemFile }) => itemFile).flatMap(itemCopy),
  ];
  expect(copies.length).toBeGreaterThan(10);
  expect(repeated(copies)).toEqual([]);
});

it("sees a sentence that stands twice", () => {
  const words = { text: "Short one. The quick brown fox jumps over the lazy dog." };
  expect(
    repeated([
      { place: "/a", words },
      { place: "/b", words },
    ]),
  ).toEqual(["/a and /b: The quick brown fox jumps over the lazy dog."]);
});
