import type { Field } from "../checked-page";
import { type Finding, findingIn, type TextRule } from "../rule";

/** Ways in which a link is written that Markdown does not read as one, or reads otherwise. */
const SLIPS: readonly [pattern: RegExp, message: string, fix: (...parts: string[]) => string][] = [
  [
    /(\[[^\]\n]+\])\s+(\((?:[/#]|https?:)[^)\s]*\))/g,
    "There is a space between ] and (, so visitors read the address.",
    (_, words = "", address = "") => `Write ${words}${address}.`,
  ],
  [/\[\]\([^)\n]*\)/g, "This link has no words to click.", () => "Write them between [ and ]."],
  [
    /\[((?:\/|https?:)[^\]\s]*)\]\(([^)\n]*\s[^)\n]*)\)/g,
    "The words and the address of this link are exchanged.",
    (_, address = "", words = "") => `Write [${words}](${address}).`,
  ],
  [
    /\[[^\]\n]+\]\((?:[/#]|https?:)[^\s()]*(?=\s|$)/g,
    "The closing ) of this link is missing.",
    () => "Write ) after the address.",
  ],
];

function slipsIn(field: Field): Finding[] {
  const { source, role } = field;
  if (role !== "markdown" || source === undefined || (!source.includes("](") && !source.includes("] (")))
    return [];
  return SLIPS.flatMap(([pattern, message, fix]) =>
    [...source.matchAll(pattern)].map((found) =>
      findingIn(field, { offset: found.index, length: found[0].length }, { message, fix: fix(...found) }),
    ),
  );
}

/** What was meant as a link in a text can be followed. */
export const textLink: TextRule = {
  name: "text-link",
  severity: "error",
  summary: "A link in a text has its words in [ ] and its address in ( ), side by side.",
  docs: {
    why: "Visitors would read the brackets and the address, and could not follow the link.",
    wrong: `{ "type": "rich-text", "props": { "body": "Go to [the start] (/)." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Go to [the start](/)." } }`,
  },
  check: ({ fields }) => fields.flatMap(slipsIn),
};
