import { standardKeymap } from "@codemirror/commands";
import { EditorState, type Extension, Prec } from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from "@codemirror/view";
import { TOKEN } from "../../../checks/text";
import type { TextSelection } from "./markdown-edit";

/** A fact in a text, as visitors read it. */
class FactWidget extends WidgetType {
  constructor(
    readonly token: string,
    readonly reads: string,
    readonly onPress: TextEditorOptions["onFact"],
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
      this.onPress({ token: this.token, start, end: start + this.token.length });
    });
    return element;
  }
}

/** Shows tokens as what they say: one piece, that is passed, selected and deleted as a whole. */
function showFacts(
  resolveTokens: (token: string) => string,
  onPress: TextEditorOptions["onFact"],
): Extension {
  const matcher = new MatchDecorator({
    regexp: TOKEN,
    decorate: (add, from, to, [token]) => {
      const reads = resolveTokens(token);
      // What no fact says stays as it is typed.
      if (reads !== token)
        add(from, to, Decoration.replace({ widget: new FactWidget(token, reads, onPress) }));
    },
  });
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = matcher.createDeco(view);
      }
      update(update: ViewUpdate) {
        this.decorations = matcher.updateDeco(update, this.decorations);
      }
    },
    {
      decorations: (plugin) => plugin.decorations,
      provide: (plugin) =>
        EditorView.atomicRanges.of((view) => view.plugin(plugin)?.decorations ?? Decoration.none),
    },
  );
}

/** Quotation marks and apostrophes as they are printed, where somebody types those of the keyboard. */
function curlyQuote(typed: string, before: string): string {
  const opens = /(?:^|[\s([“‘—–])$/.test(before);
  if (typed === '"') return opens ? "“" : "”";
  return opens ? "‘" : "’";
}

/** As every other field. */
const THEME = EditorView.theme({
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "inherit" },
  ".cm-content": { padding: "0.5rem 0.75rem", minHeight: "var(--least-height, auto)" },
  ".cm-line": { padding: "0" },
});

/** The text of an editor, and what of it is selected. */
export function selectionIn({ state }: EditorView): TextSelection {
  const { from, to } = state.selection.main;
  return { text: state.doc.toString(), start: from, end: to };
}

/** What differs between two texts. */
function changeBetween(before: string, after: string) {
  const maxCommon = Math.min(before.length, after.length);
  let from = 0;
  while (from < maxCommon && before[from] === after[from]) from += 1;
  let commonEnd = 0;
  while (commonEnd < maxCommon - from && before.at(-1 - commonEnd) === after.at(-1 - commonEnd))
    commonEnd += 1;
  return { from, to: before.length - commonEnd, insert: after.slice(from, after.length - commonEnd) };
}

/** Puts another text into an editor by changing what differs, so that the caret stays where it was or comes to the change. */
export function setText(view: EditorView, text: string, selected?: { start: number; end: number }): void {
  view.dispatch({
    changes: changeBetween(view.state.doc.toString(), text),
    ...(selected ? { selection: { anchor: selected.start, head: selected.end }, scrollIntoView: true } : {}),
  });
}

/** What an editor shows at first, and what it does with what happens in it. */
export interface TextEditorOptions {
  text: string;
  resolveTokens: (token: string) => string;
  attributes: Readonly<Record<string, string | boolean>>;
  onWrite: (text: string) => void;
  /** True for a text that is printed, and no code. */
  isPrinted: boolean;
  /** True for a key that has done something. */
  onKey: (event: KeyboardEvent) => boolean;
  /** True for something pasted that has been put in. */
  onPaste: (data: DataTransfer) => boolean;
  onFocus: () => void;
  /** Called when a fact in the text is pressed. */
  onFact: (fact: { token: string; start: number; end: number }) => void;
  /** True for a press that has selected something. */
  onPress: () => boolean;
  onBlur: (to: EventTarget | null) => void;
}

/**
 * An editor of a text in which facts are shown as visitors read them.
 *
 * @param options what it is at the time counts, as each rendering sets it
 */
export function createTextEditor(
  parent: HTMLElement,
  options: { readonly current: TextEditorOptions },
): EditorView {
  const state = EditorState.create({
    doc: options.current.text,
    extensions: [
      showFacts(
        (token) => options.current.resolveTokens(token),
        (fact) => options.current.onFact(fact),
      ),
      EditorView.lineWrapping,
      THEME,
      EditorView.contentAttributes.of(() => {
        const attributes = {
          spellcheck: true,
          autocorrect: "on",
          autocapitalize: "on",
          ...options.current.attributes,
        };
        return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
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
      Prec.highest(
        EditorView.domEventHandlers({
          keydown: (event) => options.current.onKey(event),
          paste: ({ clipboardData }) => clipboardData !== null && options.current.onPaste(clipboardData),
          focus: () => options.current.onFocus(),
          mousedown: () => options.current.onPress(),
          blur: ({ relatedTarget }) => options.current.onBlur(relatedTarget),
        }),
      ),
      keymap.of(standardKeymap),
    ],
  });
  return new EditorView({ state, parent });
}
