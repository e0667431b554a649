import type { HtmlRule } from "./html-rule";

export const oneH1: HtmlRule = {
  name: "one-h1",
  summary: "A built page has exactly one h1.",
  why: "The main heading names the page for search engines and screen readers. This is the check of what was built, for a heading that a component writes.",
  wrong: "<h1>Pricing</h1><h1>Plans</h1>",
  right: "<h1>Pricing</h1><h2>Plans</h2>",
  check({ headings }) {
    const [first, ...others] = headings.filter(({ level }) => level === 1);
    if (!first) {
      const fix = 'Begin the page with a block that carries the main heading, such as "hero".';
      return [{ where: "", message: "The page has no h1.", fix }];
    }
    return others.map(({ text, where }) => ({
      where,
      printed: text,
      message: `"${text}" is a second h1; the first is "${first.text}".`,
      fix: "Make it an h2 in the block's component.",
    }));
  },
};
