import type { CheckedTexts } from "./checked-page";
import {
  type Objection,
  type ReasonedText,
  type Reasoning,
  reasoningOf,
  textsOf,
  toFindings,
} from "./reasoning/texts";
import type { TextRule } from "./rule";

/** Makes a rule of what is wrong with a single text. */
export function textRule({
  objectionsTo,
  ...facts
}: Omit<TextRule, "check"> & {
  objectionsTo(text: ReasonedText, reasoning: Reasoning): Objection[];
}): TextRule {
  return {
    ...facts,
    check: (texts: CheckedTexts, site) =>
      toFindings(textsOf(texts), (text) => objectionsTo(text, reasoningOf(site))),
  };
}
