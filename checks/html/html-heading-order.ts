import type { HtmlRule } from "./html-rule";

export const htmlHeadingOrder: HtmlRule = {
  name: "html-heading-order",
  summary: "Headings of a built page do not skip a level.",
  why: "Screen readers list a page's headings by level. This is the check of what was built, for headings that components write.",
  wrong: "<h1>Pricing</h1><h3>Fees</h3>",
  right: "<h1>Pricing</h1><h2>Fees</h2>",
  check({ headings }) {
    let level = 1;
    return headings.flatMap((heading) => {
      const expected = level + 1;
      level = heading.level;
      if (level <= expected) return [];
      const message = `The heading "${heading.text}" is an h${level}, but h${expected} comes next.`;
      return [
        {
          where: heading.where,
          printed: heading.text,
          message,
          fix: `Make it an h${expected} in the block's component.`,
        },
      ];
    });
  },
};
