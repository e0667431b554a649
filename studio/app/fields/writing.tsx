import type { EditorView } from "@codemirror/view";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isUnwritten } from "../../../checks/placeholder";
import { useEditor } from "../editor-context";
import type { Field } from "./field";
import { type ControlProps, nameId } from "./field-props";
import {
  linkAround,
  linked,
  nextLine,
  toggledBold,
  toggledLines,
  type Written,
  withWords,
} from "./markdown-edit";
import { leftOutOf, markdownOf, withListMarks } from "./pasted";
import { FactPicker, LinkPicker } from "./pickers";
import { type WordsEditor, wordsEditor, write, writtenIn } from "./words-editor";

/** What a line can be, with the mark at its beginning. */
const LINES = [
  { label: "Heading", mark: "## " },
  { label: "List", mark: "- " },
  { label: "Numbers", mark: "1. " },
  { label: "Quote", mark: "> " },
] as const;

interface WritingProps {
  field: Field & { kind: "text" | "article" };
  control: ControlProps<"text">["control"];
  text: string;
  onWrite: (text: string) => void;
  /** Called when the field is left, and not for what belongs to it, such as its facts. */
  onLeave?: () => void;
  /** What is said below the text. */
  children: ReactNode;
}

/** Where a text is written, with what helps to: facts, and in Markdown links, bold words, headings and lists. */
export function Writing({ field, control, text, onWrite, onLeave, children }: WritingProps) {
  const { show, inWords } = useEditor();
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const { isWords, isMarkdown, isLong } = field;
  const [leftOut, setLeftOut] = useState<string>();
  const edit = (change: (written: Written) => Written) => {
    if (!view.current) return;
    const next = change(writtenIn(view.current));
    write(view.current, next.text, next);
    view.current.focus();
  };
  const insert = (token: string) =>
    // What stands in brackets is there to be written over.
    edit((now) => withWords(isUnwritten(text) ? { text, start: 0, end: text.length } : now, token));
  const changeFact = ({ token, ...place }: { token: string; start: number; end: number }) => {
    edit((now) => ({ ...now, ...place }));
    show(<FactPicker now={token} onPick={insert} />);
  };
  const link = () =>
    show(
      <LinkPicker
        isLinked={view.current !== undefined && linkAround(writtenIn(view.current)) !== undefined}
        onPick={({ value, label }) => edit((now) => linked(now, value, label))}
      />,
    );
  const commandOf = ({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || shiftKey || !view.current) return undefined;
    if (ctrlKey || metaKey) return { b: () => edit(toggledBold), k: link }[key];
    const next = key === "Enter" && isLong ? nextLine(writtenIn(view.current)) : undefined;
    return next && (() => edit(() => next));
  };
  const selectUnwritten = (): boolean => {
    if (!isUnwritten(text)) return false;
    edit(({ text: all }) => ({ text: all, start: 0, end: all.length }));
    return true;
  };
  const own: WordsEditor = {
    text,
    inWords,
    attributes: {
      ...control,
      ...(control["aria-label"] === undefined ? { "aria-labelledby": nameId(control.id) } : {}),
      ...(field.kind === "article" ? { "data-lines": "" } : {}),
    },
    isPrinted: isWords || isMarkdown,
    onWrite: (next) => {
      setLeftOut(undefined);
      // At once, so that what is typed meanwhile is never taken for something that the page has lost.
      if (next !== text) flushSync(() => onWrite(next));
    },
    onKey: (event) => {
      const command = isMarkdown && !event.isComposing ? commandOf(event) : undefined;
      command?.();
      return command !== undefined;
    },
    onPaste: (copied) => {
      const html = copied.getData("text/html");
      const words = copied.getData("text/plain");
      const pasted = html ? markdownOf(html) : withListMarks(words);
      if (!isLong || pasted === words) return false;
      edit((written) => withWords(written, pasted));
      setLeftOut(leftOutOf(html));
      return true;
    },
    onFact: changeFact,
    onFocus: () => void selectUnwritten(),
    onPress: selectUnwritten,
    onBlur: (to) => {
      if (!parent.current?.parentElement?.contains(to as Node | null)) onLeave?.();
    },
  };
  const latest = useRef(own);
  latest.current = own;
  useLayoutEffect(() => {
    if (!parent.current) return;
    const made = wordsEditor(parent.current, latest);
    view.current = made;
    return () => made.destroy();
  }, []);
  const said = JSON.stringify(control);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said of the field is written beside its text
  useLayoutEffect(() => {
    if (view.current) write(view.current, text);
  }, [text, said]);
  const button = (label: string, name: string, onPress: () => void) => (
    <button key={label} type="button" className="link" aria-label={name} onClick={onPress}>
      {label}
    </button>
  );
  const buttons = (
    <p
      // Above a long text they stay in view.
      className={`flex flex-wrap gap-x-3.5 ${isLong ? "sticky -top-4 z-1 bg-surface py-1.5" : ""}`}
    >
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
      {isWords &&
        button("Insert a fact", `Insert a fact into ${field.title}`, () =>
          show(<FactPicker onPick={insert} />),
        )}
    </p>
  );
  return (
    <>
      {isLong && buttons}
      <div
        ref={parent}
        className={`input p-0 focus-within:outline-3 focus-within:outline-signal focus-within:outline-offset-2 ${isLong ? "[--least-height:18rem]" : ""}`}
      />
      <div className="under">
        {leftOut && <p role="status">{leftOut}</p>}
        {children}
        {!isLong && buttons}
      </div>
    </>
  );
}
