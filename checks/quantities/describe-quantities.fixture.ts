import { readFileSync } from "node:fs";
import { join } from "node:path";
import { quantitiesIn } from "./quantities";

/** A text, and what `describeQuantities` returns for it. */
type Case = readonly [written: string, first: string, ...more: string[]];

/** Reads the cases of cases.jsonl, without its comments. */
export const readCases = (): Case[] =>
  readFileSync(join(import.meta.dirname, "cases.jsonl"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("["))
    .map((line) => JSON.parse(line) as Case);

/** Describes the quantities of a text, one per line: `money 12 usd`, `count 7 business-days`, `name 24/7`. */
export function describeQuantities(text: string): string[] {
  return quantitiesIn(text).map(({ kind, value, units }) => {
    const unit = kind === "bare" || kind === "name" ? "" : ` ${units.join("|") || "nothing"}`;
    return `${kind} ${value}${unit}`;
  });
}
