import type { Constant } from "../../data/constants";
import type { Subject } from "../../data/reading";
import { phrasesPattern } from "./words";

const known = new WeakMap<Subject, RegExp>();

/** True when a text has a word by which one speaks of a constant; false of a constant that says nothing of that. */
export function speaksOf(text: string, { subject }: Pick<Constant, "subject">): boolean {
  if (!subject) return false;
  const pattern = known.get(subject) ?? new RegExp(`\\b${phrasesPattern(subject.about.split(" "))}`, "i");
  known.set(subject, pattern);
  return pattern.test(text);
}
