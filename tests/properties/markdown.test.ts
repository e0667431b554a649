import fc from "fast-check";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, it } from "vitest";
import { parseMarkdown } from "../../schema/markdown";
import { NO_TIMEOUT, RUNS } from "./runs";

/** A tree without the positions of its nodes, which a plain line does not have. */
function withoutPlaces(node: Nodes): unknown {
  const { position, ...rest } = node;
  return "children" in rest ? { ...rest, children: rest.children.map(withoutPlaces) } : rest;
}

/** Markdown syntax, mixed with words. */
const PIECES =
  "word|7|12|$|.|)|, | |  |\t|\n|\r|-|+|*|_|`|~~~|>|#|# |=|===|!|[|]|(|)|<b>|<|&amp;|&|\\|:|http://a.b|1. |- |\0|\u00a0|\u2028|é".split(
    "|",
  );

it(
  "any text parses to the same tree as with the Markdown parser",
  () => {
    const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(texts, (text) => {
        expect(withoutPlaces(parseMarkdown(text))).toEqual(withoutPlaces(fromMarkdown(text)));
      }),
      { numRuns: RUNS * 5 },
    );
  },
  NO_TIMEOUT,
);
