import { expect, it } from "vitest";
import { type Block, loadPage } from "../../data/load-page";
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

/** Sentences that stand in more than one place, with the places. */
function repeated(blocks: readonly { place: string; block: Pick<Block, "props"> }[]): string[] {
  const places = new Map<string, string[]>();
  for (const { place, block } of blocks) {
    for (const sentence of texts(block.props).flatMap(sentences)) {
      places.set(sentence, [...(places.get(sentence) ?? []), place]);
    }
  }
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([sentence, found]) => `${found.join(" and ")}: ${sentence}`);
}

it("no sentence of eight or more words stands twice outside shared blocks", () => {
  const blocks = site.pages.flatMap((ref) =>
    loadPage(site, ref)
      .blocks.filter((block) => block.document.file === ref.file)
      .map((block) => ({ place: `${ref.route} ${block.where}`, block })),
  );
  expect(blocks.length).toBeGreaterThan(10);
  expect(repeated(blocks)).toEqual([]);
});

it("sees a sentence that stands twice", () => {
  const block = { props: { text: "Short one. The quick brown fox jumps over the lazy dog." } };
  expect(
    repeated([
      { place: "/a", block },
      { place: "/b", block },
    ]),
  ).toEqual(["/a and /b: The quick brown fox jumps over the lazy dog."]);
});
