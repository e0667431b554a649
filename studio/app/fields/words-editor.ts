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
import type { Written } from "./markdown-edit";

/** A fact in a text, as visitors read it. */
class Fact extends WidgetType {
  constructor(
    readonly token: string,
    readonly reads: string,
    readonly onPress: WordsEditor["onFact"],
  ) {
    super();
  }

  override eq(other: Fact): boolean {
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
function factsShown(inWords: (token: string) => string, onPress: WordsEditor["onFact"]): Extension {
  const matcher = new MatchDecorator({
    regexp: TOKEN,
    decorate: (add, from, to, [token]) => {
      const reads = inWords(token);
      // What no fact says stays as it is typed.
      if (reads !== token) add(from, to, Decoration.replace({ widget: new Fact(token, reads, onPress) }));
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
function curled(typed: string, before: string): string {
  const opens = /(?:^|[\s([“‘—–])$/.test(before);
  if (typed === '"') return opens ? "“" : "”";
  return opens ? "‘" : "’";
}

/** As every other field. */
const LOOK = EditorView.theme({
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "inherit", lineHeight: "inherit" },
  ".cm-content": { padding: "0.5rem 0.75rem", minHeight: "var(--least-height, auto)" },
  ".cm-line": { padding: "0" },
});

/** The text of an editor, and what of it is selected. */
export function writtenIn({ state }: EditorView): Written {
  const { from, to } = state.selection.main;
  return { text: state.doc.toString(), start: from, end: to };
}

/** What differs between two texts. */
function changeBetween(before: string, after: string) {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let alike = 0;
  while (alike < most - from && before.at(-1 - alike) === after.at(-1 - alike)) alike += 1;
  return { from, to: before.length - alike, insert: after.slice(from, after.length - alike) };
}

/** Puts another text into an editor by changing what differs, so that the caret stays where it was or comes to the change. */
export function write(view: EditorView, text: string, selected?: { start: number; end: number }): void {
  view.dispatch({
    changes: changeBetween(view.state.doc.toString(), text),
    ...(selected ? { selection: { anchor: selected.start, head: selected.end }, scrollIntoView: true } : {}),
  });
}

/** What an editor shows at first, and what it does with what happens in it. */
export interface WordsEditor {
  text: string;
  inWords: (token: string) => string;
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
 * @param own what it is at the time counts, as each rendering sets it
 */
export function wordsEditor(parent: HTMLElement, own: { readonly current: WordsEditor }): EditorView {
  const state = EditorState.create({
    doc: own.current.text,
    extensions: [
      factsShown(
        (token) => own.current.inWords(token),
        (fact) => own.current.onFact(fact),
      ),
      EditorView.lineWrapping,
      LOOK,
      EditorView.contentAttributes.of(() => {
        const attributes = {
          spellcheck: true,
          autocorrect: "on",
          autocapitalize: "on",
          ...own.current.attributes,
        };
        return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));
      }),
      EditorView.inputHandler.of((view, from, to, typed) => {
        if (!own.current.isPrinted || (typed !== '"' && typed !== "'")) return false;
        const insert = curled(typed, view.state.sliceDoc(Math.max(0, from - 1), from));
        view.dispatch({
          changes: { from, to, insert },
          selection: { anchor: from + 1 },
          userEvent: "input.type",
        });
        return true;
      }),
      EditorView.updateListener.of(({ docChanged, state: { doc } }) => {
        if (docChanged) own.current.onWrite(doc.toString());
      }),
      Prec.highest(
        EditorView.domEventHandlers({
          keydown: (event) => own.current.onKey(event),
          paste: ({ clipboardData }) => clipboardData !== null && own.current.onPaste(clipboardData),
          focus: () => own.current.onFocus(),
          mousedown: () => own.current.onPress(),
          blur: ({ relatedTarget }) => own.current.onBlur(relatedTarget),
        }),
      ),
      keymap.of(standardKeymap),
    ],
  });
  return new EditorView({ state, parent });
}
