/** The words of a slip; `$&` stands for the match without outer spaces, `$1` for the first group of the pattern. */
type Words = string | ((...found: string[]) => string);

/** A pattern that finds something in a text that a visitor would see and nobody intended. */
export interface SlipPattern {
  pattern: RegExp;
  message: Words;
  fix: Words;
  severity?: "warning";
  /** Replaces every match of the pattern; absent if there is more than one way. */
  replacement?: string;
}

const MARKDOWN = 'Visitors would see the Markdown as it stands: "$&".';
const PLACEHOLDER = {
  message: '"$&" is only a placeholder, and visitors would read it.',
  fix: "Write the text.",
};
const PLAIN_TEXT_FIX = "Write the words alone. This field has no formatting.";

/** What to write instead of well-known HTML entities. */
const SIGN_OF = new Map(Object.entries({ "&nbsp;": "a space", "&amp;": "&" }));

/** Slips in any text. Of two at one position, the first is reported. */
const SLIPS: readonly SlipPattern[] = [
  {
    pattern:
      /(?<![{[])\$?(?:\{\s*([A-Za-z][\w-]*(?:\.[\w-]+)+(?:\s*\|[^{}]*)?)\s*\}+|\[\[?\s*([a-z]\w*(?:\.\w+)+)\s*\]\]?)/g,
    message: '"$&" is not a token, so visitors would see it as it stands.',
    fix: (found) => `Write two braces on each side: {{${found.replace(/[${}[\]]/g, "").trim()}}}.`,
  },
  {
    pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/gi,
    message: 'Visitors would see the HTML tag as it stands: "$&".',
    fix: (found) => (/^<br/i.test(found) ? "Write a space instead." : "Remove the tag."),
  },
  {
    pattern: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/gi,
    message: 'Visitors would see the HTML code as it stands: "$&".',
    fix: (found) =>
      SIGN_OF.has(found) ? `Write ${SIGN_OF.get(found)} instead.` : "Type the character itself.",
  },
  { pattern: /~~(?=\S)[^~\n]+~~/g, message: MARKDOWN, fix: "Remove the words that no longer hold." },
  {
    pattern: /\\(?:[nrt](?!\p{Ll})|u[\dA-Fa-f]{4})/gu,
    message: 'Visitors would see the code of a character as it stands: "$&".',
    fix: "Type the character itself.",
  },
  {
    pattern: /(?<![{$%#])\{[A-Za-z][\w -]{0,30}\}(?!\})|%[A-Z][A-Z\d_]*%|(?<!\S):[a-z]+(?:_[a-z]+)*:(?!\S)/g,
    message: 'Visitors would see the placeholder of another program as it stands: "$&".',
    fix: "Write the words, or a fact such as {{plans.lite.price}}.",
  },
  {
    pattern:
      /\b(?:TODO(?! lists?\b)|TBD|TBC|FIXME|XXX+)\b|\blorem ipsum\b|\?{3,}|(?<!^)\[(?:insert|your|add|name|text)\b[^\]]*\](?!\()/gi,
    ...PLACEHOLDER,
  },
  {
    pattern:
      /[\u00c2\u00c3][\u0080-\u00bf]|\u00e2[\u0080\u20ac][\u0080-\u2122]?|(?![\t\n\r\u200c-\u200d\u2060])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/gu,
    message: "A character here was lost or changed, or is invisible, which happens when text is pasted.",
    fix: (found) => (found === "â€™" ? "Write ’." : "Type the word again."),
  },
  {
    pattern: /^(?:your )?(?:heading|title|text|label|name|intro|description|quote)(?: goes)? here[.!]?$/gi,
    ...PLACEHOLDER,
  },
  {
    // Between two letters, it is never intended; but every keyboard types it this way.
    pattern: /'(?<=\p{L}')(?=\p{L})/gu,
    message: "This apostrophe is straight, and all others are curly.",
    fix: "Write ’.",
    severity: "warning",
    replacement: "’",
  },
  {
    pattern: /"/g,
    message: "This quotation mark is straight, and all others are curly.",
    fix: "Write “ or ”.",
    severity: "warning",
  },
  {
    // The first group is only faster: most texts have no dash.
    pattern: /(?=[-—])(?:(?<=[\p{L}\p{N}] )(?:--?|—)(?= [\p{L}\p{N}])|(?<=\p{L})(?:--|—)(?=\p{L}))/gu,
    message: '"$&" joins two sentences, and no other text here has such a dash.',
    fix: "Write a comma, a colon or two sentences.",
    severity: "warning",
  },
  { pattern: /[!?]{2,}/g, message: '"$&" shouts.', fix: "Write one sign, or a period." },
  {
    // Alone, it may be a symbol.
    pattern:
      /(?![\u00a9\u00ae\u2122\u2190-\u21ff\u2713\u2714])\p{Extended_Pictographic}(?:(?<=\p{L}.*)|(?=.*\p{L}))/gsu,
    message: "There is an emoji in this text: $&.",
    fix: "Leave it out.",
  },
  {
    pattern: /^(?=(?:.*\p{Lu}{4}){2})[^\p{Ll}\n]+$/gmu,
    message: "This text is in capitals.",
    fix: "Write it like any sentence.",
  },
  {
    pattern: /^[ \u00a0]+|(?<=\S)[ \u00a0]+$|(?<=\S) {2,}(?=\S)/g,
    message: "There is an extra space here.",
    fix: "Remove it.",
  },
  {
    pattern: /(?<![\p{L}\p{N}'’-])(?!(?:had|that|bye|knock) )(\p{L}+) +\1(?![\p{L}\p{N}'’-])/giu,
    message: 'A word is repeated: "$&".',
    fix: "Remove one of them.",
  },
  {
    pattern: / (?<=[\p{L}\p{N}] ) *[,.](?=\s|$)/gu,
    message: 'There is a space before "$&".',
    fix: "Remove the space.",
  },
];

/** Slips in a text without formatting, including all Markdown. */
export const PLAIN_TEXT_SLIPS: readonly SlipPattern[] = [
  ...SLIPS,
  {
    pattern: /!?\[[^\][\n]+\](?:\([^()\s]*\)| \((?:\/|#|https?:)[^()\s]*\)|\[[^\][\n]*\])|<https?:[^<>\s]+>/g,
    message: 'Visitors would see the link as it stands: "$&".',
    fix: "Write the words alone, and put the link in a field for links.",
  },
  {
    pattern:
      /(\*\*|__)(?=\S)[^*_\n]+\1|(?<![\p{L}\p{N}*_])([*_`])(?=[^\s*_`])[^*_`\n]*[^\s*_`]\2(?![\p{L}\p{N}*_])/gu,
    message: MARKDOWN,
    fix: PLAIN_TEXT_FIX,
  },
  {
    pattern: /^(?:#{1,6}|>|[-*+]|\d+\.) (?=\S)/gm,
    message: 'Visitors would see the Markdown sign "$&" as it stands.',
    fix: PLAIN_TEXT_FIX,
  },
];

/** Slips in Markdown: what is written wrongly, and what texts do not have here. */
export const MARKDOWN_SLIPS: readonly SlipPattern[] = [
  ...SLIPS,
  {
    pattern: /!\[[^\][\n]*\](?:\([^()\n]*\)|\[[^\][\n]*\])/g,
    message: "A text has no pictures, so visitors would read only the words in [ ].",
    fix: "Remove it.",
  },
  {
    pattern: /\[\^[^\][\s]+\]|(?<!!)\[[^\][\n]+\]\[[^\][\n]*\]|^ {0,3}\[[^\][\n]+\]: /gm,
    message: 'A text has no references to notes or addresses elsewhere in it, such as "$&".',
    fix: "Write the address behind the words: [our prices](/pricing).",
  },
  {
    pattern: /^ {0,3}\|.+\|[ \t]*$|^[ \t]*(?:[-*+]|\d+\.) \[[ xX]\] /gm,
    message: 'A text has no tables and no boxes to check: visitors would see "$&" as it stands.',
    fix: "Write a list, or choose a block for it.",
  },
  {
    pattern: /^(?:-|\d+\.)? ?#(?!#)(?= )/gm,
    message: "A page has one heading of the first level, and this is a second one.",
    fix: "Begin it with ##.",
  },
  {
    pattern: /^#{1,6}(?=[\p{L}\p{N}])/gmu,
    message: 'A space is missing after "$&", so this is not a heading.',
    fix: "Type a space.",
  },
  {
    pattern: /^(?:(?!\*\*).)*\*\*(?:(?:(?!\*\*).)*\*\*(?:(?!\*\*).)*\*\*)*(?:(?!\*\*).)*$/gm,
    message: "Bold begins or ends here with two stars, and the other two are missing.",
    fix: "Put ** on both sides of the words.",
  },
  {
    pattern: /(\[[^\]\n]+\])([^[\]()\n]+)(\((?:[/#]|https?:)[^)\s]*\))/g,
    message: (_, __, between = "") =>
      `There ${between.trim() ? "are words" : "is a space"} between ] and (, so visitors read the address.`,
    fix: (_, words, between = "", address) => `Write ${words}${address}${between.trimEnd()}.`,
  },
  {
    pattern: /\[\]\([^)\n]*\)/g,
    message: "This link has no words to click.",
    fix: "Write them between [ and ].",
  },
  {
    pattern: /\[((?:\/|https?:)[^\]\s]*)\]\(([^)\n]*\s[^)\n]*)\)/g,
    message: "The words and the address of this link are swapped.",
    fix: "Write [$2]($1).",
  },
  {
    pattern: /\[[^\]\n]+\]\((?:[/#]|https?:)[^\s()]*(?=\s|$)/g,
    message: "The closing ) of this link is missing.",
    fix: "Write ) after the address.",
  },
];
