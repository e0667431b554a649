import type { Extension } from "@codemirror/state";
import { Decoration, EditorView, MatchDecorator } from "@codemirror/view";

const DIMMED = Decoration.mark({ class: "text-muted font-normal" });

/** Markdown with the classes of its words; the groups of a pattern are the marks before the words, the words, and the marks after. */
const PATTERNS: readonly [RegExp, words: string][] = [
  [/(\*\*)([^*\n]+)(\*\*)/g, "font-bold"],
  [/(\[)([^\]\n]+)(\]\([^)\n]*\))/g, "text-signal-strong underline"],
  [/^(##+ )(.+)()$/gm, "font-bold"],
];

function showMarks(regexp: RegExp, words: string): Extension {
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
}

/** Shows bold words, links and headings of Markdown as such, and dims the characters that mark them. */
export const showMarkdown: Extension = PATTERNS.map(([regexp, words]) => showMarks(regexp, words));
