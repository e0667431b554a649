import { Option } from "@commander-js/extra-typings";
import { guessOf } from "../../schema/nearest";
import { WrongCall } from "../user-error";

/** Returns ` Did you mean "json"?`, or an empty string if no candidate is close. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const guess = guessOf(word, candidates);
  return guess === undefined ? "" : ` ${guess}`;
}

/**
 * Creates an option that accepts one of several words.
 *
 * @param flags such as `--format <format>`
 */
export function choice<const Flags extends string, const Word extends string>(
  flags: Flags,
  description: string,
  words: readonly Word[],
) {
  const option = new Option(flags, description).choices(words);
  return option.argParser((text: string): Word => {
    const word = words.find((known) => known === text);
    if (word !== undefined) return word;
    throw new WrongCall(
      `"${text}" is no ${option.name()}.${suggestion(text, words)} Choices: ${words.join(", ")}.`,
    );
  });
}

/**
 * Creates a parser for whole numbers, which throws WrongCall if the text is not one or is out of bounds.
 *
 * @param what name of the number, such as `port`
 */
export function wholeNumber(what: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= min && number <= max) return number;
    throw new WrongCall(`"${text}" is not a ${what}. Expected a whole number from ${min} to ${max}.`);
  };
}

/** Creates the option for the port of a server; 0 selects any free port. */
export const portOption = (port: number) =>
  new Option("--port <port>", "port to serve on").default(port).argParser(wholeNumber("port", 0, 65535));
