import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Highlighted } from "./code-window";

const htmlOf = (code: string, language: "python" | "javascript" | "json" = "python") =>
  renderToStaticMarkup(<Highlighted code={code} language={language} />);

/** Returns the text that a visitor reads and the copy button copies. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

describe("highlighted code", () => {
  it("colors only keywords, strings, numbers and comments", () => {
    expect(htmlOf('return "a", 1  # why\n')).toBe(
      '<span class="text-sun">return</span> <span class="text-signal-on-ink">&quot;a&quot;</span>, ' +
        '<span class="text-sun">1</span>  <span class="text-muted-on-ink"># why</span>\n',
    );
  });

  it("does not color an expression in a template string as text", () => {
    expect(htmlOf(`\`\${a}b\``, "javascript")).toContain(`<span class="text-paper">\${a}</span>b`);
  });

  it.each([
    "",
    "\n\n",
    "\tif a < b && c > d:\n\t\tprint('<b>&amp;</b>')",
    "não é código ()[]{}",
    'def f(x): return f"{x!r:>{width}}"',
  ])("renders the code unchanged: %j", (code) => {
    expect(textOf(htmlOf(code))).toBe(code);
  });

  it("escapes markup", () => {
    expect(htmlOf("<script>alert(1)</script>", "javascript")).not.toContain("<script>");
  });
});
