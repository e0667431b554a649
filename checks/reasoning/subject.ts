import type { Constant } from "../../data/constants";
import type { Subject } from "../../data/reading";
import { once } from "../once";
import { phrasesPattern } from "./words";

const wordsAbout = once(
  ({ about }: Subject): RegExp => new RegExp(`\\b${phrasesPattern(about.split(" "))}`, "i"),
);

/** True when a text has a word by which one speaks of a constant; false of a constant that says nothing of that. */
export const speaksOf = (text: string, { subject }: Pick<Constant, "subject">): boolean =>
  subject !== undefined && wordsAbout(subject).test(text);
