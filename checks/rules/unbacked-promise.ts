import { listedWordsIn } from "../listed-words";
import { textRule } from "../reasoning/texts";
import { spanOf } from "../text";

/** A denied promise is not a promise: "we don’t guarantee", "no provider can encrypt those from end to end". */
const DENIED = /\b(?:no|not|never|nor|neither|nothing|without|cannot)\b|n[’']t\b/i;

/** Promises without a fact (data/house-style.json): the specification has no such guarantee, award or offer. */
export const unbackedPromise = textRule({
  name: "unbacked-promise",
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
