import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { isUnwritten } from "../../../checks/placeholder";
import type { Field } from "./field";
import type { ControlProps } from "./field-props";
import { useForm } from "./form-context";
import {
  linkAround,
  linked,
  nextLine,
  toggledBold,
  toggledLines,
  type Written,
  withWords,
} from "./markdown-edit";
import { markdownOf, withListMarks } from "./pasted";

/** What a line can be, with the mark at its beginning. */
const LINES = [
  { label: "Heading", mark: "## " },
  { label: "List", mark: "- " },
  { label: "Numbers", mark: "1. " },
  { label: "Quote", mark: "> " },
] as const;

/** How many letters two texts have in common at their ends. */
function commonEnd(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let count = 0;
  while (count < most && a.at(-1 - count) === b.at(-1 - count)) count += 1;
  return count;
}

interface WritingProps {
  field: Field & { kind: "text" | "article" };
  control: ControlProps["control"];
  text: string;
  onWrite: (text: string) => void;
  /** Called when the field is left, and not for what belongs to it, such as its facts. */
  onLeave?: () => void;
  /** What is said below the text. */
  children: ReactNode;
}

/** Where a text is written, with what helps to: facts, and in Markdown links, bold words, headings and lists. */
export function Writing({ field, control, text, onWrite, onLeave, children }: WritingProps) {
  const { pickFact, pickLink } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const last = useRef(text);
  // Undo and what else changes the text leaves the caret where that was, and not at the end.
  useLayoutEffect(() => {
    if (text !== last.current && document.activeElement === area.current) {
      const caret = text.length - commonEnd(text, last.current);
      area.current?.setSelectionRange(caret, caret);
    }
    last.current = text;
  }, [text]);
  const write = (next: string) => {
    last.current = next;
    onWrite(next);
  };
  const { isWords, isMarkdown, isLong } = field;
  const written = (): Written => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    return { text, start: selectionStart, end: selectionEnd };
  };
  const edit = (change: (written: Written) => Written) => {
    const next = change(written());
    flushSync(() => write(next.text));
    area.current?.focus();
    area.current?.setSelectionRange(next.start, next.end);
  };
  const insert = (token: string) =>
    // What stands in brackets is there to be written over.
    edit((now) => withWords(isUnwritten(text) ? { text, start: 0, end: text.length } : now, token));
  const link = () =>
    pickLink(
      ({ value, label }) => edit((now) => linked(now, value, label)),
      linkAround(written()) !== undefined,
    );
  const commandOf = ({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || shiftKey) return undefined;
    if (ctrlKey || metaKey) return { b: () => edit(toggledBold), k: link }[key];
    const next = key === "Enter" && isLong ? nextLine(written()) : undefined;
    return next && (() => edit(() => next));
  };
  const onKey = (event: KeyboardEvent) => {
    const command = isMarkdown && !event.nativeEvent.isComposing ? commandOf(event) : undefined;
    if (!command) return;
    event.preventDefault();
    command();
  };
  const button = (label: string, name: string, onPress: () => void) => (
    <button key={label} type="button" className="link" aria-label={name} onClick={onPress}>
      {label}
    </button>
  );
  const buttons = (
    <p className="writing-buttons">
      {isMarkdown && (
        <>
          {isLong &&
            LINES.map(({ label, mark }) =>
              button(label, `${label}: ${field.title}`, () => edit((now) => toggledLines(now, mark))),
            )}
          {button("Bold", `Bold: ${field.title}`, () => edit(toggledBold))}
          {button("Link", `Link: ${field.title}`, link)}
        </>
      )}
      {isWords && button("Insert a fact", `Insert a fact into ${field.title}`, () => pickFact(insert))}
    </p>
  );
  return (
    <>
      {isLong && buttons}
      <textarea
        {...control}
        ref={area}
        rows={isLong ? 12 : 1}
        className="input"
        data-lines={field.kind === "article" ? "" : undefined}
        value={text}
        onFocus={({ currentTarget }) => {
          if (isUnwritten(currentTarget.value)) currentTarget.select();
        }}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKey}
        onPaste={(event) => {
          const html = event.clipboardData.getData("text/html");
          const words = event.clipboardData.getData("text/plain");
          const pasted = html ? markdownOf(html) : withListMarks(words);
          if (!isLong || pasted === words) return;
          event.preventDefault();
          edit((now) => withWords(now, pasted));
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.parentElement?.contains(relatedTarget)) onLeave?.();
        }}
      />
      <div className="under">
        {children}
        {!isLong && buttons}
      </div>
    </>
  );
}
