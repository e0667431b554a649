import { format } from "prettier";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SectionHeading, type SectionHeadingProps } from "../../renderer/ui/section-heading";

/** Formats a fragment of HTML for review, as in a block's example.html. */
export const prettify = (html: string): Promise<string> => format(html, { parser: "html", printWidth: 110 });

/** Renders the HTML of a new block: a heading and an introduction (block-files.ts). */
export const exampleHtml = (props: SectionHeadingProps): Promise<string> =>
  prettify(renderToStaticMarkup(createElement(SectionHeading, props)));
