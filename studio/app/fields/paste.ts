import Turndown from "turndown";

/** Minimum CSS `font-weight` of bold text. */
const MIN_BOLD_WEIGHT = 600;

const turndown = new Turndown({ bulletListMarker: "-", codeBlockStyle: "fenced" });

// Google Docs writes bold words as spans, and wraps everything in a <b> that is not bold.
turndown.addRule("bold", {
  filter: ["b", "strong", "span"],
  replacement: (words, { nodeName, style }) => {
    const weight = style.fontWeight || (nodeName === "SPAN" ? "normal" : "bold");
    const isBold = weight === "bold" || Number(weight) >= MIN_BOLD_WEIGHT;
    return isBold && words.trim() !== "" && !words.includes("\n") ? `**${words.trim()}**` : words;
  },
});
// The page already has an h1, so the top heading of a document becomes a section heading.
turndown.addRule("heading", {
  filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
  replacement: (words, { nodeName }) => {
    const plain = words.replaceAll("**", "").trim();
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
turndown.remove(["style", "script", "title"]);

/** Returns a message about pasted content that a text cannot contain; undefined if there is none. */
export const describeOmissions = (html: string): string | undefined =>
  [
    /<img\b/i.test(html) ? "Pictures are left out: a text has none." : "",
    /<table\b/i.test(html) ? "Each row of a table is a line now." : "",
  ]
    .filter(Boolean)
    .join(" ") || undefined;

/** Normalizes plain text: converts Windows line endings, and bullets to Markdown list markers. */
export const normalizeText = (text: string): string =>
  text.replace(/\r\n?/g, "\n").replace(/^[ \t]*[•◦▪●][ \t]+/gm, "- ");

/** Converts HTML that was copied from a document or a page to Markdown. */
export const htmlToMarkdown = (html: string): string =>
  turndown
    .turndown(html)
    .replace(/^(-|\d+\.) +/gm, "$1 ")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
