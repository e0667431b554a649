import { isJsonObject } from "../../schema/json-document";
import { waysTo } from "../json-path";
import type { Span } from "../span";
import type { ReasonedText } from "./texts";

const YES =
  /^[\s*_"“]*(?:yes|yep|of course|sure|certainly|absolutely|(?:it does|they do|it is|they are)(?! not))\b/i;

/** True for a question that is not answered with yes: it says nothing of what it asks. */
export function isOpenQuestion({ field, text }: ReasonedText, sentence: Span): boolean {
  if (!/\?\W*$/.test(text.slice(sentence.start, sentence.end))) return false;
  const behind = text.slice(sentence.end);
  const entry = waysTo(field.document.value, field.path).at(-1);
  const answer = isJsonObject(entry) && field.path.at(-1) !== "answer" ? entry.answer : undefined;
  return !YES.test(behind.trim() === "" && typeof answer === "string" ? answer : behind);
}
