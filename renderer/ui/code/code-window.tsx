import bash from "highlight.js/lib/languages/bash";
import go from "highlight.js/lib/languages/go";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import ruby from "highlight.js/lib/languages/ruby";
import { createLowlight } from "lowlight";
import { Fragment, type ReactNode } from "react";

const GRAMMARS = { bash, go, javascript, json, python, ruby };

type CodeLanguage = keyof typeof GRAMMARS;

const lowlight = createLowlight(GRAMMARS);

/** Text colors on ink by highlight.js scope; all other scopes keep the text color. */
const COLORS: Record<string, string> = {
  "hljs-built_in": "text-sun",
  "hljs-comment": "text-muted-on-ink",
  "hljs-keyword": "text-sun",
  "hljs-literal": "text-sun",
  "hljs-number": "text-sun",
  "hljs-string": "text-signal-on-ink",
  "hljs-subst": "text-paper",
};

type Node = ReturnType<typeof lowlight.highlight>["children"][number];

function renderNodes(nodes: readonly Node[]): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the tree is static, its nodes have no other identity
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);
}

function renderNode(node: Node): ReactNode {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return null;
  const [scope = ""] = Array.isArray(node.properties.className) ? node.properties.className : [];
  const color = COLORS[scope];
  return color ? <span className={color}>{renderNodes(node.children)}</span> : renderNodes(node.children);
}

/** Code with colored keywords, strings and numbers; its text content is exactly the input. */
export function Highlighted({ code, language }: { code: string; language: CodeLanguage }) {
  return renderNodes(lowlight.highlight(language, code).children);
}

interface CodeWindowProps {
  /** Visible title of the code: a task, a file or an event. */
  title: string;
  code: string;
  language: CodeLanguage;
  className?: string;
}

/**
 * Code in a dark window, with a copy button. The button is hidden until copy-code.enhance.ts, which makes it work, has
 * loaded; the status beside it reports the result of a click.
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box has to be reachable by keyboard
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
