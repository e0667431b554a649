import { type Diagnostic, errorAt, MAX_FAULTS } from "../schema/diagnostic";
import {
  isJsonObject,
  type JsonDocument,
  type JsonPath,
  type JsonValue,
  placeInString,
  rangeInString,
} from "../schema/json-document";
import type { TextRange } from "../schema/place";
import { capitalize } from "../schema/words";
import { ABBREVIATION } from "./numerals";
import { EXAMPLE_TOKEN, intendedToken, type Problem, resolveToken, type TokenLookup } from "./token";

export type { TokenLookup } from "./token";

/** A token that cannot be resolved; it stays in the text unchanged. */
export type TokenFault = Problem & TextRange;

/** A token fault in one of the strings of a JSON value. */
interface ValueFault extends TokenFault {
  path: JsonPath;
}

/** Matches up to the start of a sentence: after another one, or at the start of a text or line, with optional Markdown markers. */
const SENTENCE_START = new RegExp(
  String.raw`(?:^|[.!?](?<!${ABBREVIATION})["”’)]*\s+|\n)(?:\s*(?:[-*>#]+|\d+\.)\s)?["“(*_]*$`,
);
/** Number of characters before a token that decide whether it begins a sentence. */
const CONTEXT_LENGTH = 12;

/** Whether the text that follows begins a sentence. */
const endsSentence = (before: string): boolean =>
  SENTENCE_START.test(before.length > CONTEXT_LENGTH ? `x${before.slice(-CONTEXT_LENGTH)}` : before);

/** Matches a token: with extra braces, closed, or unclosed up to the end of its possible name. */
const TOKEN = /\{{3,}[^{}\n]*\}*|\{\{(?:([^{}\n]*)\}\}| ?[\w.|-]*\}?)/g;

/**
 * Replaces each `{{path}}` and `{{path|form}}` in a text. Replacements are not resolved again. A constant at the start of
 * a sentence is capitalized: "Under two minutes".
 *
 * @param before text that precedes this one
 * @returns the text with faulty tokens unchanged, their faults in order, and the unique keys used; nothing after 100 faults
 */
export function resolveText(
  text: string,
  lookup: TokenLookup,
  before = "",
): { text: string; faults: TokenFault[]; used: string[] } {
  if (!text.includes("{{")) return { text, faults: [], used: [] };
  const faults: TokenFault[] = [];
  const used = new Set<string>();
  const replaced = text.replace(TOKEN, (token: string, body: string | undefined, offset: number) => {
    // To find what each of many faulty tokens means would take long.
    if (faults.length === MAX_FAULTS) return token;
    const fail = (problem: Problem): string => {
      faults.push({ offset, length: token.trimEnd().length, ...problem });
      return token;
    };
    if (body === undefined) {
      const hasExtraBrace = token.startsWith("{{{");
      const message = `"${token.trimEnd()}" ${hasExtraBrace ? "has a brace too many" : "opens a token that is not closed"}.`;
      const meant = intendedToken(token, lookup);
      if (meant) return fail({ message, ...meant });
      return fail({ message, fix: `Put two braces on each side, as in ${EXAMPLE_TOKEN}.` });
    }
    const result = resolveToken(body, lookup);
    if ("message" in result) return fail(result);
    const { key, value, mayBegin } = result;
    used.add(key);
    return mayBegin && endsSentence(before + text.slice(0, offset)) ? capitalize(value) : value;
  });
  return { text: replaced, faults, used: [...used] };
}

/**
 * Resolves every string of a JSON value, except its keys and the value of `$schema`.
 *
 * @returns a new value of the same shape, and at most 100 faults, each with the path of its string
 */
export function resolveValue(
  value: JsonValue,
  lookup: TokenLookup,
): { value: JsonValue; faults: ValueFault[] } {
  const faults: ValueFault[] = [];
  const visit = (node: JsonValue, path: JsonPath): JsonValue => {
    if (Array.isArray(node)) return node.map((child, index) => visit(child, [...path, index]));
    if (isJsonObject(node)) {
      const entries = Object.entries(node).map(([key, child]) => [
        key,
        key === "$schema" ? child : visit(child, [...path, key]),
      ]);
      return Object.fromEntries(entries);
    }
    if (typeof node !== "string" || !node.includes("{{")) return node;
    const resolved = resolveText(node, lookup);
    faults.push(...resolved.faults.slice(0, MAX_FAULTS - faults.length).map((fault) => ({ ...fault, path })));
    return resolved.text;
  };
  return { value: visit(value, []), faults };
}

/**
 * Converts a token fault to a diagnostic.
 *
 * @param path path of the resolved value in the document
 */
export function tokenDiagnostic(
  document: JsonDocument,
  path: JsonPath,
  { path: steps, offset, length, instead, ...fault }: ValueFault,
): Diagnostic {
  const at = [...path, ...steps];
  const place = placeInString(document, at, offset, length);
  const range = instead === undefined ? undefined : rangeInString(document, at, offset, length);
  const edit = instead !== undefined && range ? { edit: { ...range, text: instead } } : {};
  return errorAt(document.file, place, { rule: "unknown-token", ...fault, ...edit });
}
