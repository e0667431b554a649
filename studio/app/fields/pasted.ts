import Turndown from "turndown";

/** From this weight on, letters are bold; of 100 to 900. */
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
// The page has its title already: what is the largest in a document is a part of an article.
turndown.addRule("heading", {
  filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
  replacement: (words, { nodeName }) => {
    const plain = words.replaceAll("**", "").trim();
    return plain && `\n\n${["H1", "H2"].includes(nodeName) ? "##" : "###"} ${plain}\n\n`;
  },
});
// Word writes the lines of a list as paragraphs, each with its mark in a part of its own.
turndown.addRule("word list", {
  filter: (node) => node.nodeName === "P" && /^MsoListParagraph/.test(node.className),
  replacement: (words) => {
    const [, mark = ""] = /^\s*(\S+)\s/.exec(words) ?? [];
    const line = words.trim().slice(mark.length).trim();
    return `\n\n${/\d/.test(mark) ? "1." : "-"} ${line}\n\n`;
  },
});
// Articles have no tables: what stood in a row stays together.
turndown.addRule("row", {
  filter: "tr",
  replacement: (_, row) => {
    const cells = [...row.childNodes].map((cell) => cell.textContent?.replace(/\s+/g, " ").trim());
    return `\n\n${cells.filter(Boolean).join(" – ")}\n\n`;
  },
});
// A copied picture would lead to where it came from.
turndown.addRule("picture", { filter: "img", replacement: () => "" });
turndown.remove(["style", "script", "title"]);

/** What an author is told of something pasted that a text cannot hold; nothing of what it holds. */
export const describeOmissions = (html: string): string | undefined =>
  [
    /<img\b/i.test(html) ? "Pictures are left out: a text has none." : "",
    /<table\b/i.test(html) ? "Each row of a table is a line now." : "",
  ]
    .filter(Boolean)
    .join(" ") || undefined;

/** Lines of plain text, which Windows ends otherwise, with the mark of a list in the place of a bullet. */
export const normalizeText = (text: string): string =>
  text.replace(/\r\n?/g, "\n").replace(/^[ \t]*[•◦▪●][ \t]+/gm, "- ");

/** What somebody has copied from a document or a page, as Markdown. */
export const htmlToMarkdown = (html: string): string =>
  turndown
    .turndown(html)
    .replace(/^(-|\d+\.) +/gm, "$1 ")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
