import { expect, it } from "vitest";
import { describeOmissions, htmlToMarkdown, joinLines, normalizeText } from "./paste";

it("keeps headings, lists, links and bold text of a document, without its formatting", () => {
  const html = `<html><head><style>p { color: red }</style></head><body>
    <b style="font-weight:normal;" id="docs-internal-guid-1">
      <h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Before you begin</span></h1>
      <p dir="ltr"><span style="font-weight:400">Ask for your </span><span style="font-weight:700">account number</span><span style="font-weight:400"> first.</span></p>
      <ul><li dir="ltr"><p><span>A bill</span></p></li><li><p><span>A <a href="https://example.com/form">form</a></span></p></li></ul>
      <h3><b>Later</b></h3><ol><li>Call</li><li>Wait</li></ol><img src="x.png" alt="A picture">
    </b></body></html>`;
  expect(htmlToMarkdown(html)).toMatchInlineSnapshot(`
    "## Before you begin

    Ask for your **account number** first.

    - A bill

    - A [form](https://example.com/form)

    ### Later

    1. Call
    2. Wait"
  `);
});

it("keeps the lists of Word, and the rows of a table", () => {
  const list = (mark: string, words: string) =>
    `<p class="MsoListParagraphCxSpFirst"><span style="mso-list:Ignore">${mark}<span>&nbsp;&nbsp; </span></span>${words}</p>`;
  expect(htmlToMarkdown(list("·", "A <b>bill</b>") + list("1.", "Dial"))).toBe("- A **bill**\n\n1. Dial");
  const table =
    "<table><tr><td><p>Time</p></td><td><p>Who</p></td></tr><tr><td>12:00</td><td>Anna</td></tr></table>";
  expect(htmlToMarkdown(table)).toBe("Time – Who\n\n12:00 – Anna");
});

it("keeps bold text from Word and web pages", () => {
  expect(htmlToMarkdown("<p><strong>First</strong>, then <b>second</b>.</p>")).toBe(
    "**First**, then **second**.",
  );
});

it("reports omitted pictures and tables, which a text cannot contain", () => {
  expect(describeOmissions('<p>Words</p><img src="x.png">')).toBe("Pictures are left out: a text has none.");
  expect(describeOmissions("<table><tr><td>1</td></tr></table>")).toBe("Each row of a table is a line now.");
  expect(describeOmissions("<p>An <b>image</b></p>")).toBeUndefined();
});

it("joins a heading with a line break, and leaves out what is struck out", () => {
  expect(htmlToMarkdown("<h2>Why the calls<br>come together</h2>")).toBe("## Why the calls come together");
  const struck =
    '<p><s>Old price.</s> <span style="text-decoration:line-through">Or so.</span>New words.</p>';
  expect(htmlToMarkdown(struck)).toBe("New words.");
  expect(describeOmissions(struck)).toBe("Words that were struck out are left out.");
});

it("leaves out the comments and footnotes of Word", () => {
  const mark =
    "<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor href=\"#_msocom_1\">[JD1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>";
  const footnote = '<a style="mso-footnote-id:ftn1" href="#_ftn1"><span>[1]</span></a>';
  const html = `<p>Calls <a style='mso-comment-reference:JD_1'>reach you</a>${mark}. They ring${footnote} twice.</p>
    <div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%">
      <div style='mso-element:footnote' id=ftn1><p><a href="#_ftnref1">[1]</a> A survey.</p></div></div>
    <div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%">
      <div style='mso-element:comment'><p>${mark}Is this true?</p></div></div>`;
  expect(htmlToMarkdown(html)).toBe("Calls reach you. They ring twice.");
  expect(htmlToMarkdown("<p>One</p><hr><p>Two</p>")).toBe("One\n\nTwo");
  expect(describeOmissions(html)).toBe("Comments and footnotes are left out.");
  expect(
    describeOmissions("<style>span.MsoCommentReference { color: red }</style><p>One</p>"),
  ).toBeUndefined();
});

it("tells that a nested list is shown on one level", () => {
  const message = "A list in a list is shown on one level.";
  expect(describeOmissions("<ul><li>One<ul><li>Two</li></ul></li></ul>")).toBe(message);
  expect(describeOmissions("<ul><li>One</li><ul><li>Two</li></ul></ul>")).toBe(message);
  expect(describeOmissions("<ul><li>One</li></ul><ol><li>Two</li></ol>")).toBeUndefined();
});

it("turns the bullets of plain text into a list", () => {
  expect(normalizeText("Bring:\n• A bill\n  ◦ its last page\n5 • 3")).toBe(
    "Bring:\n- A bill\n- its last page\n5 • 3",
  );
  expect(normalizeText("•\tone\r\n•\ttwo\r\n")).toBe("- one\n- two\n");
});

it("keeps italic text, and no asterisk in a heading", () => {
  const span = (style: string, words: string) => `<span style="font-weight:400;${style}">${words}</span>`;
  const docs = `<p>${span("font-style:italic", "First")}${span("font-style:normal", ", then ")}${span("font-weight:700;font-style:italic", "both")}</p>`;
  expect(htmlToMarkdown(docs)).toBe("*First*, then ***both***");
  expect(htmlToMarkdown("<p><em>First</em>, then <i>second</i>.</p>")).toBe("*First*, then *second*.");
  expect(htmlToMarkdown("<h2><i>First</i> of <b>all</b></h2>")).toBe("## First of all");
});

it("keeps nested lists, with one space after a marker", () => {
  const nested = "- One\n    - Inside\n        1. Deep\n- Two";
  expect(
    htmlToMarkdown("<ul><li>One<ul><li>Inside<ol><li>Deep</li></ol></li></ul></li><li>Two</li></ul>"),
  ).toBe(nested);
  // As Google Docs writes it.
  expect(
    htmlToMarkdown("<ul><li>One</li><ul><li>Inside</li><ol><li>Deep</li></ol></ul><li>Two</li></ul>"),
  ).toBe(nested);
});

it("replaces non-breaking spaces", () => {
  expect(htmlToMarkdown("<p>Ask&nbsp;for <b>it&nbsp;</b> now</p><p>&nbsp;</p>")).toBe("Ask for **it** now");
  expect(normalizeText("Ask\u00a0first")).toBe("Ask first");
});

it("joins the lines of a text for a field of one line", () => {
  expect(joinLines("Calls that\r\n  reach you\r\n")).toBe("Calls that reach you");
  expect(joinLines("  indented\u00a0code ")).toBe("  indented code ");
});

it("keeps the target of a link, without the address that Google puts before it", () => {
  const link = "https://www.google.com/url?q=https://www.fcc.gov/a%3Fb%3D1&amp;sa=D&amp;source=editors";
  expect(htmlToMarkdown(`<p>A <a href="${link}">guide</a></p>`)).toBe("A [guide](https://www.fcc.gov/a?b=1)");
});
