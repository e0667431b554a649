import { Option } from "@commander-js/extra-typings";
import { suggestNearest } from "../../schema/nearest";
import { UsageError } from "../user-error";

/** Returns ` Did you mean "json"?`, or an empty string if no candidate is close. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const guess = suggestNearest(word, candidates);
  return guess === undefined ? "" : ` ${guess}`;
}

/**
 * Creates an option that accepts one of several words.
 *
 * @param flags such as `--format <format>`
 */
export function choiceOption<const Flags extends string, const Word extends string>(
  flags: Flags,
  description: string,
  words: readonly Word[],
) {
  const option = new Option(flags, description).choices(words);
  return option.argParser((text: string): Word => {
    const word = words.find((known) => known === text);
    if (word !== undefined) return word;
    throw new UsageError(
      `"${text}" is not a ${option.name()}.${suggestion(text, words)} Choices: ${words.join(", ")}.`,
    );
  });
}

/**
 * Creates a parser for whole numbers, which throws UsageError if the text is not one or is out of bounds.
 *
 * @param what name of the number, such as `port`
 */
export function integerParser(what: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    throw new UsageError(`"${text}" is not a ${what}. Expected a whole number from ${min} to ${max}.`);
  };
}

/** Creates the option for the port of a server; 0 selects any free port. */
export const portOption = (port: number) =>
  new Option("--port <port>", "port to serve on").default(port).argParser(integerParser("port", 0, 65535));
