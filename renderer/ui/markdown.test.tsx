import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { parseMarkdown, plainTextOf } from "../../schema/markdown";
import { headingsOf, InlineMarkdown, Markdown } from "./markdown";

const htmlOf = (text: string, anchors = false) =>
  renderToStaticMarkup(<Markdown text={text} anchors={anchors} />);

beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(
    console.error,
    "React found nothing to complain about, such as a missing key",
  ).not.toHaveBeenCalled();
});

describe("Markdown", () => {
  it("renders paragraphs, emphasis, code, quotes, line breaks and rules", () => {
    const text = "One **bold** and *soft* `code`.\n\n> Quoted\n\nLine  \nbreak\n\n---\n\n```\nlet a;\n```";
    expect(htmlOf(text)).toMatchInlineSnapshot(
      `"<div class="prose"><p>One <strong>bold</strong> and <em>soft</em> <code>code</code>.</p><blockquote><p>Quoted</p></blockquote><p>Line<br/>break</p><hr/><pre><code>let a;</code></pre></div>"`,
    );
  });

  it("shows raw HTML as text", () => {
    const html = htmlOf('<script>alert("x")</script>\n\nA <b onclick="x()">word</b>');
    expect(html).not.toMatch(/<(script|b)\b/);
    expect(html).toContain("&lt;script&gt;");
    expect(html).toContain("&lt;b onclick=");
  });

  it.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "http://plain.example",
  ])("shows a link to %s as plain text", (address) => {
    expect(htmlOf(`See [the page](${address}).`)).toBe('<div class="prose"><p>See the page.</p></div>');
  });

  it.each(["/pricing", "#terms", "mailto:hello@example.com", "tel:+12025550118"])(
    "links to %s",
    (address) => {
      expect(htmlOf(`[here](${address})`)).toContain(`<a href="${address}" class="text-link">here</a>`);
    },
  );

  it('sets rel="noopener" on links to other sites', () => {
    expect(htmlOf("[there](https://example.com/a)")).toContain(
      '<a href="https://example.com/a" rel="noopener" class="text-link">there</a>',
    );
  });

  it("keeps the words of elements that it does not render", () => {
    expect(htmlOf("![A phone](https://example.com/a.png) [ref][one]\n\n[one]: /pricing")).toBe(
      '<div class="prose"><p>A phone ref</p></div>',
    );
  });

  it("nests lists and keeps the start number of an ordered list", () => {
    expect(htmlOf("3. Three\n   - *inner*\n   - second\n4. Four")).toBe(
      '<div class="prose"><ol start="3"><li>Three<ul><li><em>inner</em></li><li>second</li></ul></li><li>Four</li></ol></div>',
    );
  });

  it("separates two paragraphs of a list item", () => {
    expect(htmlOf("- One\n\n  Two")).toBe('<div class="prose"><ul><li><p>One</p><p>Two</p></li></ul></div>');
  });

  it("renders no h1, since the page has one", () => {
    expect(htmlOf("# A\n\n## B\n\n#### C")).toBe('<div class="prose"><h2>A</h2><h2>B</h2><h3>C</h3></div>');
  });
});

describe("anchors", () => {
  const text =
    "## Refunds & *credits*\n\n### Refunds credits\n\n## Réfunds credits 2\n\n## 2. Refunds credits\n\n## 退款";

  it("are unique ids, the same that the table of contents links to", () => {
    const ids = [...htmlOf(text, true).matchAll(/id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual(headingsOf(text).map((heading) => heading.id));
    expect(new Set(ids).size).toBe(5);
    expect(ids).toMatchInlineSnapshot(`
      [
        "refunds-credits",
        "refunds-credits-2",
        "refunds-credits-2-2",
        "refunds-credits-3",
        "section",
      ]
    `);
  });

  it("are omitted by default", () => {
    expect(htmlOf(text)).not.toContain("id=");
  });
});

describe("InlineMarkdown", () => {
  it("renders one line without a paragraph", () => {
    expect(renderToStaticMarkup(<InlineMarkdown text="Free for **you**" />)).toBe(
      "Free for <strong>you</strong>",
    );
  });

  it("shows anything but a single line as typed", () => {
    expect(renderToStaticMarkup(<InlineMarkdown text="# Title" />)).toBe("Title");
    expect(renderToStaticMarkup(<InlineMarkdown text={"One.\n\n- Two.\n- *Three.*\n\n`x`"} />)).toBe(
      "One. Two. <em>Three.</em> <code>x</code>",
    );
  });
});

describe("plainTextOf", () => {
  it.each([
    ["One **bold** and *soft* `code`.", "One bold and soft code."],
    ["First.\n\nSecond.", "First.\nSecond."],
    ["A line\nthat goes on", "A line that goes on"],
    ["A line  \nand a break", "A line\nand a break"],
    ["- One\n- Two\n  - inner\n\n> Quoted", "One\nTwo\ninner\nQuoted"],
    ["## Title\n\nSee [prices](/pricing) or [this](javascript:x).", "Title\nSee prices or this."],
    ["A &lt;b&gt; and <i>raw</i> &amp; more", "A <b> and <i>raw</i> & more"],
    ["![A phone](https://example.com/a.png) rings", "A phone rings"],
    ["One\n\n---\n\n[ref]: /pricing", "One"],
    ["", ""],
  ])("returns the displayed words of %j", (text, words) => {
    expect(plainTextOf(parseMarkdown(text))).toBe(words);
    const shown = htmlOf(text)
      .replace(/<[^>]+>/g, "")
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&");
    expect(words.replace(/\s/g, "")).toBe(shown.replace(/\s/g, ""));
  });
});
