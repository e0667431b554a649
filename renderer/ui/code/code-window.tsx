import { type CodeLanguage, Highlighted } from "./highlight";

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
      <div className="flex min-h-14 items-center gap-4 border-ink-line border-b py-1.5 pr-1.5 pl-5">
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
