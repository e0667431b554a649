import type { Finding } from "./rule";

/** Message and fix for a slip. */
export interface SlipMessage extends Pick<Finding, "message" | "severity"> {
  fix: string;
  /** Fixes all slips of this kind in a text; absent if there is more than one way. */
  fixAll?: (text: string) => string;
}

/** A pattern that finds something in a text that a visitor would see and nobody intended. */
export interface SlipPattern {
  pattern: RegExp;
  /** Describes a match, given the match and the groups of the pattern. */
  report(...found: string[]): SlipMessage;
}

/** Creates the message for something that is shown literally. */
export const asShown = (what: string, fix: string) => (found: string) => ({
  message: `Visitors would see ${what} as it stands: "${found}".`,
  fix,
});

/** Creates the message for words that stand for a text. */
const asPlaceholder = (found: string) => ({
  message: `"${found}" is only a placeholder, and visitors would read it.`,
  fix: "Write the text.",
});

/** What to write instead of well-known HTML entities. */
const ENTITY_FIXES: Readonly<Record<string, string>> = {
  "&nbsp;": "Write a space instead.",
  "&amp;": "Write & instead.",
};

/** A straight apostrophe between two letters, which is never intended. */
const APOSTROPHE = /'(?<=\p{L}')(?=\p{L})/gu;

/** Slips in any text. Of two at one position, the first is reported. */
export const SLIP_PATTERNS: readonly SlipPattern[] = [
  {
    pattern:
      /(?<![{[])\$?(?:\{\s*([A-Za-z][\w-]*(?:\.[\w-]+)+(?:\s*\|[^{}]*)?)\s*\}+|\[\[?\s*([a-z]\w*(?:\.\w+)+)\s*\]\]?)/g,
    report: (found) => ({
      message: `"${found}" is not a token, so visitors would see it as it stands.`,
      fix: `Write two braces on each side: {{${found.replace(/[${}[\]]/g, "").trim()}}}.`,
    }),
  },
  {
    pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/gi,
    report: (found) =>
      asShown("the HTML tag", /^<br/i.test(found) ? "Write a space instead." : "Remove the tag.")(found),
  },
  {
    pattern: /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/gi,
    report: (found) => asShown("the HTML code", ENTITY_FIXES[found] ?? "Type the character itself.")(found),
  },
  {
    pattern: /~~(?=\S)[^~\n]+~~/g,
    report: asShown("the Markdown", "Remove the words that no longer hold."),
  },
  {
    pattern: /\\(?:[nrt](?!\p{Ll})|u[\dA-Fa-f]{4})/gu,
    report: asShown("the code of a character", "Type the character itself."),
  },
  {
    pattern: /(?<![{$%#])\{[A-Za-z][\w -]{0,30}\}(?!\})|%[A-Z][A-Z\d_]*%|(?<!\S):[a-z]+(?:_[a-z]+)*:(?!\S)/g,
    report: asShown(
      "the placeholder of another program",
      "Write the words, or a fact such as {{plans.lite.price}}.",
    ),
  },
  {
    pattern:
      /\b(?:TODO(?! lists?\b)|TBD|TBC|FIXME|XXX+)\b|\blorem ipsum\b|\?{3,}|(?<!^)\[(?:insert|your|add|name|text)\b[^\]]*\](?!\()/gi,
    report: asPlaceholder,
  },
  {
    pattern:
      /[\u00c2\u00c3][\u0080-\u00bf]|\u00e2[\u0080\u20ac][\u0080-\u2122]?|(?![\t\n\r\u200c-\u200d\u2060])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffd]/gu,
    report: (found) => ({
      message: "A character here was lost or changed, or is invisible, which happens when text is pasted.",
      fix: found === "â€™" ? "Write ’." : "Type the word again.",
    }),
  },
  {
    pattern: /^(?:your )?(?:heading|title|text|label|name|intro|description|quote)(?: goes)? here[.!]?$/gi,
    report: asPlaceholder,
  },
  {
    pattern: APOSTROPHE,
    // Every keyboard types it this way.
    report: () => ({
      message: "This apostrophe is straight, and all others are curly.",
      fix: "Write ’.",
      severity: "warning",
      fixAll: (text) => text.replace(APOSTROPHE, "’"),
    }),
  },
  {
    pattern: /"/g,
    report: () => ({
      message: "This quotation mark is straight, and all others are curly.",
      fix: "Write “ or ”.",
      severity: "warning",
    }),
  },
  {
    // The first group is only faster: most texts have no dash.
    pattern: /(?=[-—])(?:(?<=[\p{L}\p{N}] )(?:--?|—)(?= [\p{L}\p{N}])|(?<=\p{L})(?:--|—)(?=\p{L}))/gu,
    report: (found) => ({
      message: `"${found}" joins two sentences, and no other text here has such a dash.`,
      fix: "Write a comma, a colon or two sentences.",
      severity: "warning",
    }),
  },
  {
    pattern: /[!?]{2,}/g,
    report: (found) => ({ message: `"${found}" shouts.`, fix: "Write one sign, or a period." }),
  },
  {
    // Alone, it may be a symbol.
    pattern:
      /(?![\u00a9\u00ae\u2122\u2190-\u21ff\u2713\u2714])\p{Extended_Pictographic}(?:(?<=\p{L}.*)|(?=.*\p{L}))/gsu,
    report: (found) => ({ message: `There is an emoji in this text: ${found}.`, fix: "Leave it out." }),
  },
  {
    pattern: /^(?=(?:.*\p{Lu}{4}){2})[^\p{Ll}\n]+$/gmu,
    report: () => ({ message: "This text is in capitals.", fix: "Write it like any sentence." }),
  },
  {
    pattern: /^[ \u00a0]+|(?<=\S)[ \u00a0]+$|(?<=\S) {2,}(?=\S)/g,
    report: () => ({ message: "There is an extra space here.", fix: "Remove it." }),
  },
  {
    pattern: /(?<![\p{L}\p{N}'’-])(?!(?:had|that|bye|knock) )(\p{L}+) +\1(?![\p{L}\p{N}'’-])/giu,
    report: (found) => ({ message: `A word is repeated: "${found}".`, fix: "Remove one of them." }),
  },
  {
    pattern: / (?<=[\p{L}\p{N}] ) *[,.](?=\s|$)/gu,
    report: (found) => ({ message: `There is a space before "${found.trim()}".`, fix: "Remove the space." }),
  },
];
