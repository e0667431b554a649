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

/** Props of a window with code. */
export interface CodeWindowProps {
  /** Says what the code is, to everyone: a task, a file or an event. */
  title: string;
  code: string;
  language: CodeLanguage;
  className?: string;
}

/**
 * Code in a dark window, with a button that copies it. The button stands hidden until copy-code.enhance.ts, which
 * makes it work, has loaded; what comes of a press is said in the status beside it.
 */
export function CodeWindow({ title, code, language, className = "" }: CodeWindowProps) {
  return (
    <div
      data-enhance="copy-code"
      data-tone="ink"
      className={`${className} overflow-clip rounded-card border border-ink-line bg-ink text-paper text-sm in-data-[tone=ink]:bg-ink-raised [print-color-adjust:exact]`.trim()}
    >
      <div className="flex min-h-14 items-center gap-4 max-[20rem]:block border-ink-line border-b py-1.5 pr-1.5 pl-5">
        <p className="min-w-0 flex-1 tone-muted">{title}</p>
        <p role="status" className="text-right font-semibold" />
        <button type="button" hidden className="button button-small button-secondary">
          Copy<span className="sr-only"> code: {title}</span>
        </button>
      </div>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
        tabIndex={0}
        className="overflow-x-auto p-5 font-mono leading-relaxed outline-offset-[-3px] [tab-size:4]"
      >
        <code>
          <Highlighted code={code} language={language} />
        </code>
      </pre>
    </div>
  );
}
