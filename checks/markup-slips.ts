import { asShown, type SlipPattern } from "./slip-patterns";

const PLAIN_TEXT_FIX = "Write the words alone. This field has no formatting.";

/** Slips in a text without formatting, where Markdown is one. */
export const PLAIN_TEXT_SLIPS: readonly SlipPattern[] = [
  {
    pattern: /!?\[[^\][\n]+\](?:\([^()\s]*\)| \((?:\/|#|https?:)[^()\s]*\)|\[[^\][\n]*\])|<https?:[^<>\s]+>/g,
    report: asShown("the link", "Write the words alone, and put the link in a field for links."),
  },
  {
    pattern:
      /(\*\*|__)(?=\S)[^*_\n]+\1|(?<![\p{L}\p{N}*_])([*_`])(?=[^\s*_`])[^*_`\n]*[^\s*_`]\2(?![\p{L}\p{N}*_])/gu,
    report: asShown("the Markdown", PLAIN_TEXT_FIX),
  },
  {
    pattern: /^(?:#{1,6}|>|[-*+]|\d+\.) (?=\S)/gm,
    report: (found) => ({
      message: `Visitors would see the Markdown sign "${found.trim()}" as it stands.`,
      fix: PLAIN_TEXT_FIX,
    }),
  },
];

/** Slips in Markdown: what is written wrongly, and what texts do not have here. */
export const MARKDOWN_SLIPS: readonly SlipPattern[] = [
  {
    pattern: /!\[[^\][\n]*\](?:\([^()\n]*\)|\[[^\][\n]*\])/g,
    report: () => ({
      message: "A text has no pictures, so visitors would read only the words in [ ].",
      fix: "Remove it.",
    }),
  },
  {
    pattern: /\[\^[^\][\s]+\]|(?<!!)\[[^\][\n]+\]\[[^\][\n]*\]|^ {0,3}\[[^\][\n]+\]: /gm,
    report: (found) => ({
      message: `A text has no references to notes or addresses elsewhere in it, such as "${found.trim()}".`,
      fix: "Write the address behind the words: [our prices](/pricing).",
    }),
  },
  {
    pattern: /^ {0,3}\|.+\|[ \t]*$|^[ \t]*(?:[-*+]|\d+\.) \[[ xX]\] /gm,
    report: (found) => ({
      message: `A text has no tables and no boxes to check: visitors would see "${found.trim()}" as it stands.`,
      fix: "Write a list, or choose a block for it.",
    }),
  },
  {
    pattern: /^(?:-|\d+\.)? ?#(?!#)(?= )/gm,
    report: () => ({
      message: "A page has one heading of the first level, and this is a second one.",
      fix: "Begin it with ##.",
    }),
  },
  {
    pattern: /^#{1,6}(?=[\p{L}\p{N}])/gmu,
    report: (found) => ({
      message: `A space is missing after "${found}", so this is not a heading.`,
      fix: "Type a space.",
    }),
  },
  {
    pattern: /^(?:(?!\*\*).)*\*\*(?:(?:(?!\*\*).)*\*\*(?:(?!\*\*).)*\*\*)*(?:(?!\*\*).)*$/gm,
    report: () => ({
      message: "Bold begins or ends here with two stars, and the other two are missing.",
      fix: "Put ** on both sides of the words.",
    }),
  },
  {
    pattern: /(\[[^\]\n]+\])([^[\]()\n]+)(\((?:[/#]|https?:)[^)\s]*\))/g,
    report: (_, words, between = "", address) => ({
      message: `There ${between.trim() ? "are words" : "is a space"} between ] and (, so visitors read the address.`,
      fix: `Write ${words}${address}${between.trimEnd()}.`,
    }),
  },
  {
    pattern: /\[\]\([^)\n]*\)/g,
    report: () => ({ message: "This link has no words to click.", fix: "Write them between [ and ]." }),
  },
  {
    pattern: /\[((?:\/|https?:)[^\]\s]*)\]\(([^)\n]*\s[^)\n]*)\)/g,
    report: (_, address, words) => ({
      message: "The words and the address of this link are swapped.",
      fix: `Write [${words}](${address}).`,
    }),
  },
  {
    pattern: /\[[^\]\n]+\]\((?:[/#]|https?:)[^\s()]*(?=\s|$)/g,
    report: () => ({ message: "The closing ) of this link is missing.", fix: "Write ) after the address." }),
  },
];
