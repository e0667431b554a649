import Turndown from "turndown";

/** Minimum CSS `font-weight` of bold text. */
const MIN_BOLD_WEIGHT = 600;

/** CSS of words that a draft strikes out; they are not part of the text anymore. */
const STRUCK_STYLE = /text-decoration[^;]*line-through/i;
const STRUCK = new RegExp(`<(?:del|s|strike)\\b|${STRUCK_STYLE.source}`, "i");

/** CSS of the notes that Word puts below the text: the comments of reviewers, footnotes and endnotes. */
const NOTE_STYLE = /mso-element:\s*(?:comment|footnote|endnote)/i;
/** Address of such a note, and of the place in the text that it belongs to. */
const NOTE_LINK = /#_(?:msocom|ftn|edn)/i;
/** The space that Word puts behind the mark of a comment. */
const COMMENT_SPACE = /<span[^>]*mso-special-character:\s*comment[^>]*>[^<]*<\/span>/gi;

const turndown = new Turndown({ bulletListMarker: "-", codeBlockStyle: "fenced" });

// Google Docs writes bold and italic words as spans, and wraps everything in a <b> that is not bold.
turndown.addRule("marks", {
  filter: ["b", "strong", "em", "i", "span"],
  replacement: (words, node) => {
    const { nodeName, style } = node as HTMLElement;
    if (STRUCK_STYLE.test((node as HTMLElement).getAttribute("style") ?? "")) return "";
    const weight = style.fontWeight || (/^(?:B|STRONG)$/.test(nodeName) ? "bold" : "normal");
    const isBold = weight === "bold" || Number(weight) >= MIN_BOLD_WEIGHT;
    const isItalic = (style.fontStyle || (/^(?:EM|I)$/.test(nodeName) ? "italic" : "normal")) === "italic";
    const mark = `${isBold ? "**" : ""}${isItalic ? "*" : ""}`;
    return words.trim() !== "" && !words.includes("\n") ? mark + words.trim() + mark : words;
  },
});
// Google Docs puts a nested list next to the item above it, not into it.
turndown.addRule("nested list", {
  filter: ({ nodeName, parentNode }) =>
    [nodeName, parentNode?.nodeName ?? ""].every((name) => /^[OU]L$/.test(name)),
  replacement: (words) => `\n${words.trim().replace(/^(?=.)/gm, "    ")}\n`,
});
// The page already has an h1, so the top heading of a document becomes a section heading.
turndown.addRule("heading", {
  filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
  replacement: (words, { nodeName }) => {
    const plain = words
      .replace(/(?<!\\)\*+/g, "")
      .replace(/\s*\n\s*/g, " ")
      .trim();
    return plain && `\n\n${["H1", "H2"].includes(nodeName) ? "##" : "###"} ${plain}\n\n`;
  },
});
// Word writes list items as paragraphs, each with its marker in a separate element.
turndown.addRule("word list", {
  filter: (node) => node.nodeName === "P" && /^MsoListParagraph/.test(node.className),
  replacement: (words) => {
    const [, mark = ""] = /^\s*(\S+)\s/.exec(words) ?? [];
    const line = words.trim().slice(mark.length).trim();
    return `\n\n${/\d/.test(mark) ? "1." : "-"} ${line}\n\n`;
  },
});
// Articles have no tables, so each row becomes a paragraph.
turndown.addRule("row", {
  filter: "tr",
  replacement: (_, row) => {
    const cells = [...row.childNodes].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim());
    return `\n\n${cells.filter(Boolean).join(" – ")}\n\n`;
  },
});
// A copied image would still load from its original site.
turndown.addRule("picture", { filter: "img", replacement: () => "" });
// The comments of reviewers are not for readers, and articles have neither footnotes nor rules.
turndown.addRule("note", {
  filter: (node) =>
    node.nodeName === "HR" ||
    /\bMsoCommentReference\b/.test(node.className) ||
    NOTE_STYLE.test(node.getAttribute("style") ?? "") ||
    NOTE_LINK.test(node.getAttribute("href") ?? ""),
  replacement: () => "",
});
turndown.remove(["style", "script", "title", "del", "s", "strike" as keyof HTMLElementTagNameMap]);

/** Returns a message about pasted content that a text cannot contain; undefined if there is none. */
export const describeOmissions = (html: string): string | undefined =>
  [
    /<img\b/i.test(html) ? "Pictures are left out: a text has none." : "",
    /<table\b/i.test(html) ? "Each row of a table is a line now." : "",
    NOTE_STYLE.test(html) || NOTE_LINK.test(html) ? "Comments and footnotes are left out." : "",
    STRUCK.test(html) ? "Words that were struck out are left out." : "",
    /^ +(?:-|\d+\.) /m.test(htmlToMarkdown(html)) ? "A list in a list is shown on one level." : "",
  ]
    .filter(Boolean)
    .join(" ") || undefined;

/** Replaces non-breaking spaces, which documents contain where nobody typed one. */
const withPlainSpaces = (text: string): string => text.replace(/&nbsp;|&#160;|\u00a0/g, " ");

/** Normalizes plain text: converts Windows line endings, and bullets to Markdown list markers. */
export const normalizeText = (text: string): string =>
  withPlainSpaces(text)
    .replace(/\r\n?/g, "\n")
    .replace(/^[ \t]*[•◦▪●][ \t]+/gm, "- ");

/** Normalizes plain text for a field without Markdown, in which a line break would have no effect: joins its lines. */
export const joinLines = (text: string): string =>
  withPlainSpaces(text)
    .replace(/^\s*[\r\n]|[\r\n]\s*$/g, "")
    .replace(/\s*[\r\n]\s*/g, " ");

/** The address that Google puts before the links of a published document or a message. */
const GOOGLE_LINK = /https:\/\/www\.google\.com\/url\?[^\s)]*/g;

/** Converts HTML that was copied from a document or a page to Markdown. */
export const htmlToMarkdown = (html: string): string =>
  turndown
    .turndown(withPlainSpaces(html.replace(COMMENT_SPACE, "")))
    .replace(GOOGLE_LINK, (link) => new URL(link).searchParams.get("q") ?? link)
    .replace(/^( *)(-|\d+\.) +/gm, "$1$2 ")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
