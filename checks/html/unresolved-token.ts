import type { HtmlRule } from "./html-facts";

/** Start of a token, long enough to recognize it. */
const TOKEN = /\{\{[^{}]{0,60}(?:\}\})?/g;

/** No token is left in a built page. */
export const unresolvedToken: HtmlRule = {
  name: "unresolved-token",
  check({ texts }) {
    const left = texts.filter(({ text }) => text.includes("{{"));
    return left.flatMap(({ text, attribute, where }) =>
      [...text.matchAll(TOKEN)].map(([token]) => ({
        where,
        message: `The token "${token.trim()}" is left${attribute ? ` in ${attribute}` : ""}.`,
        fix: "Tokens are resolved in page and block content only; move the text there, or write it without a token.",
      })),
    );
  },
};
