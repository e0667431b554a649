import { listedWordsIn } from "../listed-words";
import { textRule } from "../reasoning/texts";
import { spanOf } from "../text";

/** A denied promise is not a promise: "we don’t guarantee", "no provider can encrypt those from end to end". */
const DENIED = /\b(?:no|not|never|nor|neither|nothing|without|cannot)\b|n[’']t\b/i;

/** Promises without a fact (data/house-style.json): the specification has no such guarantee, award or offer. */
export const unbackedPromise = textRule({
  name: "unbacked-promise",
  summary: "Texts promise nothing that no fact supports, such as a guarantee, an award or a price for life.",
  why:
    "A promise can be wrong without a figure. The constants say nothing about the entries of `promises` " +
    "in `data/house-style.json`, so an author who promises one of them makes it up. Once we do promise " +
    "it, remove it from the list.",
  wrong: `{ "type": "rich-text", "props": { "body": "Your price is locked in, guaranteed." } }`,
  right: `{ "type": "rich-text", "props": { "body": "We write to you before a price changes." } }`,
  objectionsTo({ field, text, sentences }, { houseStyle }) {
    const promisesIn = listedWordsIn(houseStyle.promises);
    if (field.isExample || promisesIn(text).length === 0) return [];
    return sentences.flatMap(({ words, start, isQuestion }) =>
      promisesIn(isQuestion ? "" : words).flatMap(({ found, fix }) => {
        const message = `"${found[0]}" promises what no fact says.`;
        return DENIED.test(words.slice(0, found.index)) ? [] : [{ span: spanOf(found, start), message, fix }];
      }),
    );
  },
});
