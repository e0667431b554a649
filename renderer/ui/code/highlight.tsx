import bash from "highlight.js/lib/languages/bash";
import go from "highlight.js/lib/languages/go";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import ruby from "highlight.js/lib/languages/ruby";
import { createLowlight } from "lowlight";
import { Fragment, type ReactNode } from "react";

const GRAMMARS = { bash, go, javascript, json, python, ruby };

/** Languages in which code can be shown. */
export type CodeLanguage = keyof typeof GRAMMARS;

const lowlight = createLowlight(GRAMMARS);

/** Colours on ink by highlight.js's names of what a piece of code is; everything else keeps the text's colour. */
const COLOURS: Record<string, string> = {
  "hljs-built_in": "text-sun",
  "hljs-comment": "text-muted-on-ink",
  "hljs-keyword": "text-sun",
  "hljs-literal": "text-sun",
  "hljs-number": "text-sun",
  "hljs-string": "text-signal-on-ink",
  "hljs-subst": "text-paper",
};

type Node = ReturnType<typeof lowlight.highlight>["children"][number];

function elements(nodes: readonly Node[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the tree is static, its nodes have no other identity
  return nodes.map((node, index) => <Fragment key={index}>{element(node)}</Fragment>);
}

function element(node: Node): ReactNode {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return null;
  const [scope = ""] = Array.isArray(node.properties.className) ? node.properties.className : [];
  const colour = COLOURS[scope];
  return colour ? <span className={colour}>{elements(node.children)}</span> : elements(node.children);
}

/** Code with its words, texts and numbers in colours; read as text, it is exactly what came in. */
export function Highlighted({ code, language }: { code: string; language: CodeLanguage }) {
  return elements(lowlight.highlight(language, code).children);
}
