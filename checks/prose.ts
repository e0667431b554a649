const TOKEN = /\{\{[^{}\n]*\}\}/g;

/** A text with U+FFFC, sign for sign, in the place of its tokens: what they say is not what its author typed. */
export const withoutTokens = (text: string): string =>
  text.includes("{{") ? text.replace(TOKEN, (token) => "\ufffc".repeat(token.length)) : text;

/** Signs of Markdown, addresses, and spaces that are not plain ones: they part no words and name nothing. */
const NOT_WORDS = /\]\([^()\s]*\)|https?:\/\/[^\s)]+|[*_`[\]|>#\u00a0\u202f]/g;

/** A text with the signs of Markdown and the addresses blanked, sign for sign, so that places stay. */
export const proseOf = (text: string): string => text.replace(NOT_WORDS, (part) => " ".repeat(part.length));
