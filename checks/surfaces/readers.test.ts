import { expect, it } from "vitest";
import { figuresIn as found } from "./project.fixture";

it("reports a stale price in a file that the build would write", () => {
  const text = "# Pingo\n\n> A number of your own.\n\nPrices per month: Lite $4, Standard $14.\n";
  expect(found({ "public/llms.txt": text })).toMatchInlineSnapshot(`
    "
    public/llms.txt:5:24 «$4» error literal-figure
    "$4" is typed by hand; plans.lite.price says it in data/constants.json.
    Fix: Remove the file: the build makes one, and its figures follow the constants.

    public/llms.txt:5:37 «$14» error literal-figure
    "$14" is typed by hand; plans.standard.price is $12 a month.
    Fix: Remove the file: the build makes one, and its figures follow the constants.
    "
  `);
});

it("reports texts of an SVG file, joined across its elements", () => {
  const svg = `<?xml version="1.0"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 24" role="img" aria-label="Standard: $14">
  <title>Only <!-- a month --> $14</title>
  <style>.a { width: 14% }</style>
  <path d="M0 14h14" />
  <text x="14" y="14">From $<tspan class="amount">14</tspan> a month</text>
</svg>
`;
  expect(found({ "public/images/offer.svg": svg })).toMatchInlineSnapshot(`
    "
    public/images/offer.svg:2:95 «$14» error literal-figure
    "$14" is typed by hand; plans.standard.price is $12 a month.
    Fix: Remove it and say it on a page; files of public/ stay as they are when a constant changes. If it is not a claim of ours, list it in data/exceptions.json with the reason.

    public/images/offer.svg:3:32 «$14» error literal-figure
    "$14" is typed by hand, and no fact of ours says it.
    Fix: Remove it and say it on a page; files of public/ stay as they are when a constant changes. If it is not a claim of ours, list it in data/exceptions.json with the reason.

    public/images/offer.svg:6:28 «$<tspan class="amount">14» error literal-figure
    "$14" is typed by hand; plans.standard.price is $12 a month.
    Fix: Remove it and say it on a page; files of public/ stay as they are when a constant changes. If it is not a claim of ours, list it in data/exceptions.json with the reason.
    "
  `);
});

it.each([
  [
    "page.html",
    '<p>From&nbsp;&#36;<b>14</b></p><img alt="$14"><meta content="$14"><script>f("$14")</script>',
    4,
  ],
  ["shop.html", '<script type="application/ld+json">{"offers": {"price": "14.00"}}</script>', 1],
  ["feed.xml", "<feed><title><![CDATA[From $14]]></title><summary>$14</summary></feed>", 2],
  ["data.json", '{"$14": "From $14", "unit": "\\u0024\\u0031\\u0034", "lowPrice": 14}', 3],
  ["site.webmanifest", '{ "description": "From $14" }', 1],
  ["widget.js", "document.title = `From $${14}`;", 1],
  ["widget.css", ".a::before { content: '$14' }", 1],
  ["widget.css", String.raw`.a::before { content: "\00002414 \ffffff" }`, 1],
  ["notes.md", "- **$14** a month", 1],
  ["LIST.TXT", "Costs 14 dollars", 1],
])("reads %s", (name, text, count) => {
  expect(found({ [`public/deep/${name}`]: text }).match(/ error literal-figure/g)).toHaveLength(count);
});

it("does not count a byte order mark in columns, as in editors", () => {
  expect(found({ "public/a.txt": "\ufeffCosts $14" })).toContain("public/a.txt:1:7 ");
});

it("ignores files without text, and figures that are not claims", () => {
  const texts = {
    "public/_headers": "/*\n  Cache-Control: max-age=14, 14 days, $14\n",
    "public/photo.png": "$14",
    "public/folder.txt/readme": "$14",
    "public/robots.txt": "User-agent: *\nAllow: /\nSitemap: https://pingo.example/14-days.xml\n",
    "public/security.txt":
      "Contact: mailto:a@pingo.example\nExpires: 2030-01-14T00:00:00Z\nTel: +1 202 555 0114\n",
    "public/icon.svg": '<svg viewBox="0 0 14 14" width="14%"><path d="M14 14h14" stroke-width="14%"/></svg>',
  };
  expect(found(texts)).toBe("\n\n");
});

it("accepts a reviewed exception", () => {
  const exception = {
    file: "public/law.txt",
    text: "the 14-day rule",
    reason: "The name of a law, not of a trial.",
  };
  const exceptions = JSON.stringify({ exceptions: [exception] });
  const law = { "data/exceptions.json": exceptions, "public/law.txt": "See the 14-day rule.\n" };
  expect(found(law)).toBe("\n\n");
  expect(found({ ...law, "public/other.txt": "See the 14-day rule.\n" })).toContain("public/other.txt:1:9");
});
