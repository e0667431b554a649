import type { EditorView } from "@codemirror/view";
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { isUnwritten } from "../../../checks/placeholder";
import { goToNextPlace } from "../editor/next-place";
import { useEditor } from "../editor-context";
import { Button } from "../elements";
import { createEditor, type EditorOptions, selectionIn, setText } from "./code-mirror";
import type { Field } from "./field";
import type { ControlProps } from "./field-props";
import {
  continueList,
  linkAround,
  replaceSelection,
  setLink,
  type TextSelection,
  toggleBold,
  toggleLines,
} from "./markdown-edit";
import { describeOmissions, htmlToMarkdown, joinLines, normalizeText } from "./paste";
import { FactPicker, LinkPicker } from "./pickers";

/** Kinds of lines, with their Markdown markers. */
const LINE_KINDS = [
  { label: "Heading", mark: "## " },
  { label: "List", mark: "- " },
  { label: "Numbers", mark: "1. " },
  { label: "Quote", mark: "> " },
] as const;

interface TextEditorProps {
  field: Field & { kind: "text" | "article" };
  control: ControlProps<"text">["control"];
  text: string;
  onWrite: (text: string) => void;
  /** Called when the focus leaves the field and its buttons. */
  onLeave?: () => void;
  /** Notes below the text. */
  children: ReactNode;
}

/** A text editor with buttons for facts, and in Markdown for links, bold words, headings and lists. */
export function TextEditor({ field, control, text, onWrite, onLeave, children }: TextEditorProps) {
  const editor = useEditor();
  const { showDialog, resolveTokens } = editor;
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const { isProse, isMarkdown, isLong } = field;
  const leastHeight =
    field.kind === "article" ? "[--least-height:18rem]" : isLong ? "[--least-height:7rem]" : "";
  const [omissions, setOmissions] = useState<string>();
  const edit = (change: (written: TextSelection) => TextSelection) => {
    if (!view.current) return;
    const next = change(selectionIn(view.current));
    setText(view.current, next.text, next);
    view.current.focus();
  };
  const insert = (token: string) =>
    // A placeholder is replaced as a whole.
    edit((now) => replaceSelection(isUnwritten(text) ? { text, start: 0, end: text.length } : now, token));
  const changeFact = ({ token, ...place }: { token: string; start: number; end: number }) => {
    edit((now) => ({ ...now, ...place }));
    showDialog(<FactPicker currentToken={token} onPick={insert} />);
  };
  const showLinkPicker = () =>
    showDialog(
      <LinkPicker
        current={view.current && linkAround(selectionIn(view.current))?.[2]}
        onPick={({ value, label }) => edit((now) => setLink(now, value, label))}
      />,
    );
  const commandOf = ({ key, altKey, shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.isComposing || !view.current) return undefined;
    // A line break would not be shown, or would replace what says what to write.
    if (key === "Enter" && (!isMarkdown || isUnwritten(text))) return () => goToNextPlace(editor);
    if (!isMarkdown || altKey || shiftKey) return undefined;
    if (ctrlKey || metaKey) return { b: () => edit(toggleBold), k: showLinkPicker }[key];
    const next = key === "Enter" && isLong ? continueList(selectionIn(view.current)) : undefined;
    return next && (() => edit(() => next));
  };
  const paste = (copied: DataTransfer) => {
    const html = copied.getData("text/html");
    const words = copied.getData("text/plain");
    const plain = isMarkdown ? normalizeText(words) : joinLines(words);
    const pasted = isLong && html ? htmlToMarkdown(html) : plain;
    if (pasted === words) return undefined;
    return () => {
      edit((written) => replaceSelection(written, pasted));
      if (isLong) setOmissions(describeOmissions(html));
    };
  };
  const selectUnwritten = isUnwritten(text)
    ? () => edit(({ text: all }) => ({ text: all, start: 0, end: all.length }))
    : undefined;
  /** Handles an event instead of the text editor, if there is something to do. */
  const take = (event: SyntheticEvent, command: (() => void) | undefined) => {
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command();
  };
  const options: EditorOptions = {
    text,
    resolveTokens,
    attributes: { ...control, "data-lines": field.kind === "article" ? "" : undefined },
    isPrinted: isProse || isMarkdown,
    isMarkdown,
    onWrite: (next) => {
      setOmissions(undefined);
      if (next === text) return;
      // Synchronous: otherwise a render with the former text could overwrite what is typed in the meantime.
      flushSync(() => onWrite(next));
    },
    onFact: changeFact,
  };
  const latest = useRef(options);
  latest.current = options;
  useLayoutEffect(() => {
    if (!parent.current) return;
    const made = createEditor(parent.current, latest);
    view.current = made;
    return () => made.destroy();
  }, []);
  const attributes = JSON.stringify(control);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor reads attributes and facts again with its text
  useLayoutEffect(() => {
    if (view.current) setText(view.current, text);
  }, [text, attributes, resolveTokens]);
  const button = (label: string, name: string, onClick: () => void) => (
    <Button key={label} look="link" aria-label={name} onClick={onClick}>
      {label}
    </Button>
  );
  const buttons = (
    <p
      // The buttons of a long text stay in view.
      className={`flex flex-wrap gap-x-3.5 ${isLong ? "sticky -top-4 z-1 bg-surface py-1.5" : ""}`}
    >
      {isMarkdown && (
        <>
          {isLong &&
            LINE_KINDS.map(({ label, mark }) =>
              button(label, `${label}: ${field.title}`, () => edit((now) => toggleLines(now, mark))),
            )}
          {button("Bold", `Bold: ${field.title}`, () => edit(toggleBold))}
          {button("Link", `Link: ${field.title}`, showLinkPicker)}
        </>
      )}
      {isProse &&
        button("Insert a fact", `Insert a fact into ${field.title}`, () =>
          showDialog(<FactPicker onPick={insert} />),
        )}
    </p>
  );
  return (
    <>
      {isLong && buttons}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the text editor in it is the control */}
      <div
        ref={parent}
        className={`input p-0 focus-within:outline-3 focus-within:outline-signal focus-within:outline-offset-2 ${leastHeight}`}
        onKeyDownCapture={(event) => take(event, commandOf(event))}
        onPasteCapture={(event) => take(event, paste(event.clipboardData))}
        onMouseDownCapture={(event) => take(event, selectUnwritten)}
        onFocus={selectUnwritten}
        onBlur={({ currentTarget, relatedTarget }) => {
          // A dialog inserts at the caret, and a field keeps the focus while the author is in another window.
          const isKept = relatedTarget?.closest("dialog") || currentTarget.contains(document.activeElement);
          if (isKept || currentTarget.parentElement?.contains(relatedTarget)) return;
          onLeave?.();
        }}
      />
      <div className="description">
        {omissions && <p role="status">{omissions}</p>}
        {children}
        {!isLong && buttons}
      </div>
    </>
  );
}
