import { createElement, Fragment, type ReactElement, type ReactNode } from "react";
import type { Page } from "../../data/load-page";
import { isJsonObject, type JsonValue } from "../../schema/json-document";

/** Matches properties without text for visitors: drawings, names of icons and colors, and link targets. */
const NON_TEXT_PROPERTY = /^(?:visual|icon|colou?r|portrait|tone|action|anchor|href|image)$/;
const HEADING_PROPERTY = /^(?:heading|title|question|name|persona)$/;

function toNode(name: string, value: JsonValue): ReactNode {
  if (NON_TEXT_PROPERTY.test(name) || value === null || typeof value === "boolean") return null;
  if (Array.isArray(value))
    return createElement("ul", null, ...value.map((item) => createElement("li", null, toNode(name, item))));
  if (!isJsonObject(value)) return createElement(HEADING_PROPERTY.test(name) ? "h3" : "p", null, value);
  if (typeof value.label === "string" && value.action)
    return createElement("a", { href: "/signup" }, value.label);
  return createElement(Fragment, null, ...Object.entries(value).map(([key, child]) => toNode(key, child)));
}

/**
 * Returns a page in the form used to measure the peers' generators: the same blocks and words in bare elements, without
 * classes, drawings and frame.
 */
export function plainDocument({ title, description, blocks }: Page): ReactElement {
  const head = createElement(
    "head",
    null,
    createElement("meta", { charSet: "utf-8" }),
    createElement("title", null, title),
    createElement("meta", { name: "description", content: description }),
  );
  const sections = blocks.map(({ props }) => createElement("section", null, toNode("", props)));
  const main = createElement("main", null, createElement("h1", null, title), ...sections);
  return createElement("html", { lang: "en" }, head, createElement("body", null, main));
}
