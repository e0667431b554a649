import { standardKeymap } from "@codemirror/commands";
import { EditorState, type Extension } from "@codemirror/state";
import { Decoration, EditorView, keymap, MatchDecorator, WidgetType } from "@codemirror/view";
import { TOKEN } from "../../../checks/text";
import { commonEnds } from "../common-ends";
import type { TextSelection } from "./markdown-edit";

/** Shows a token as the text of its fact. */
class FactWidget extends WidgetType {
  constructor(
    readonly token: string,
    readonly reads: string,
    readonly options: LatestOptions,
  ) {
    super();
  }

  override eq(other: FactWidget): boolean {
    return other.token === this.token && other.reads === this.reads;
  }

  override toDOM(view: EditorView): HTMLElement {
    const element = document.createElement("span");
    element.className = "fact-in-text rounded-md bg-signal-soft px-1 font-semibold text-signal-strong";
    element.title = "Press to change it";
    element.textContent = this.reads;
    element.addEventListener("click", () => {
      const start = view.posAtDOM(element);
      this.options.current.onFact({ token: this.token, start, end: start + this.token.length });
    });
    return element;
  }
}

/** Shows tokens as atomic widgets with the text of their facts; the caret moves over them, and they are deleted as a whole. */
function showFacts(options: LatestOptions): Extension {
  const matcher = new MatchDecorator({
    // A copy, since `resolveTokens` would move the position of the search.
    regexp: new RegExp(TOKEN),
    decorate: (add, from, to, [token]) => {
      const reads = options.current.resolveTokens(token);
      // An unknown token is shown as it is typed.
      if (reads !== token)
        add(from, to, Decoration.replace({ widget: new FactWidget(token, reads, options) }));
    },
  });
  // Computed at each update, not only from what has changed in the text: its facts may have changed too.
  const decorate = (view: EditorView) => matcher.createDeco(view);
  return [EditorView.decorations.of(decorate), EditorView.atomicRanges.of(decorate)];
}

const DIMMED = Decoration.mark({ class: "text-muted font-normal" });

/** Markdown with the classes of its words; the groups of a pattern are the marks before the words, the words, and the marks after. */
const PATTERNS: readonly [RegExp, words: string][] = [
  [/(\*\*)([^*\n]+)(\*\*)/g, "font-bold"],
  [/(\[)([^\]\n]+)(\]\([^)\n]*\))/g, "text-signal-strong underline"],
  [/^(##+ )(.+)()$/gm, "font-bold"],
];

/** Shows bold words, links and headings of Markdown as such, and dims the characters that mark them. */
const showMarkdown: Extension = PATTERNS.map(([regexp, words]) => {
  const matcher = new MatchDecorator({
    regexp,
    decorate: (add, from, to, [, before = "", , after = ""]) => {
      const [start, end] = [from + before.length, to - after.length];
      add(from, start, DIMMED);
      add(start, end, Decoration.mark({ class: words }));
      if (end < to) add(end, to, DIMMED);
    },
  });
  return EditorView.decorations.of((view) => matcher.createDeco(view));
});

/** Returns the typographic quotation mark or apostrophe for a typed straight one. */
function curlyQuote(typed: string, before: string): string {
  const opens = /(?:^|[\s([“‘—–])$/.test(before);
  if (typed === '"') return opens ? "“" : "”";
  return opens ? "‘" : "’";
}

/** Makes the editor look like the other fields. */
const THEME = EditorView.theme({
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "inherit" },
  ".cm-content": { padding: "0.5rem 0.75rem", minHeight: "var(--least-height, auto)" },
  ".cm-line": { padding: "0" },
});

/** Returns the text and the selection of an editor. */
export function selectionIn({ state }: EditorView): TextSelection {
  const { from, to } = state.selection.main;
  return { text: state.doc.toString(), start: from, end: to };
}

/** Returns the minimal change between two texts. */
function changeBetween(before: string, after: string) {
  const { start, end } = commonEnds(before, after);
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** Sets the text of an editor by a minimal change, so that the caret keeps its place or moves to the change. */
export function setText(view: EditorView, text: string, selected?: { start: number; end: number }): void {
  view.dispatch({
    changes: changeBetween(view.state.doc.toString(), text),
    ...(selected ? { selection: { anchor: selected.start, head: selected.end }, scrollIntoView: true } : {}),
  });
}

/** Initial text, settings and event handlers of an editor. */
export interface EditorOptions {
  text: string;
  resolveTokens: (token: string) => string;
  attributes: object;
  onWrite: (text: string) => void;
  /** Whether to replace straight quotes by typographic ones; false for codes. */
  isPrinted: boolean;
  isMarkdown: boolean;
  /** Called when a fact in the text is clicked. */
  onFact: (fact: { token: string; start: number; end: number }) => void;
}

/** Ref with the options of the latest render. */
interface LatestOptions {
  readonly current: EditorOptions;
}

/** Creates a text editor that shows facts as visitors read them. */
export function createEditor(parent: HTMLElement, options: LatestOptions): EditorView {
  const state = EditorState.create({
    doc: options.current.text,
    extensions: [
      showFacts(options),
      options.current.isMarkdown ? showMarkdown : [],
      EditorView.lineWrapping,
      THEME,
      EditorView.contentAttributes.of(() => {
        const attributes = {
          spellcheck: true,
          autocorrect: "on",
          autocapitalize: "on",
          ...options.current.attributes,
        };
        const set = Object.entries(attributes).filter(([, value]) => value !== undefined);
        return Object.fromEntries(set.map(([name, value]) => [name, String(value)]));
      }),
      EditorView.inputHandler.of((view, from, to, typed) => {
        if (!options.current.isPrinted || (typed !== '"' && typed !== "'")) return false;
        const insert = curlyQuote(typed, view.state.sliceDoc(Math.max(0, from - 1), from));
        view.dispatch({
          changes: { from, to, insert },
          selection: { anchor: from + 1 },
          userEvent: "input.type",
        });
        return true;
      }),
      EditorView.updateListener.of(({ docChanged, state: { doc } }) => {
        if (docChanged) options.current.onWrite(doc.toString());
      }),
      keymap.of(standardKeymap),
    ],
  });
  return new EditorView({ state, parent });
}
