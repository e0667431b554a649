import { expect, it } from "vitest";
import post from "../../data/posts/keeping-your-number.json" with { type: "json" };
import { block, findingsOf, page, text } from "../../tests/check/project";

const ARTICLE = block("blog-post", { share: [{ label: "Share", action: { kind: "none" } }] });

const link = (to: string) =>
  block("call-to-action", { heading: "Go on", buttons: [{ label: "Go", action: { kind: "link", to } }] });
const home = (blocks: object[], files = {}) =>
  findingsOf("dead-link", { "pages/index.json": page(blocks), ...files });

it("names the file to publish for a link to an unpublished page", () => {
  expect(home([link("/fax")], { "pages/_fax.json": page() })).toMatchInlineSnapshot(`
    "
    pages/index.json:22:21 «"/fax"» error dead-link
    block 2 Call to action “Go on”, Button 1 › Action › Address: "/fax" is not published yet.
    Fix: To publish it, rename pages/_fax.json to "fax.json".
    "
  `);
});

it("checks links in Markdown, at their place in the text", () => {
  expect(
    home([
      text(
        "See **{{claims.trial}}** of [the trial](/trial), `[code](/not-a-link)` and [you](https://x.example).",
      ),
    ]),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:16:58 «/trial» error dead-link
    block 2 Rich text, Text: "/trial" is not a page of this site.
    Fix: Link to a page of this site, or to an https address.
    "
  `);
});

it("checks the navigation", () => {
  const navigation = {
    header: [{ label: "Price", href: "/price" }],
    mobileExtra: [],
    footer: [
      {
        label: "Site",
        items: [
          { label: "Home", href: "/" },
          { label: "Team", href: "/team" },
        ],
      },
    ],
  };
  expect(home([], { "data/navigation.json": navigation })).toMatchInlineSnapshot(`
    "
    data/navigation.json:5:15 «"/price"» error dead-link
    Navigation entry 1 › Address: "/price" is not a page of this site.
    Fix: Link to a page of this site, or to an https address.

    data/navigation.json:19:19 «"/team"» error dead-link
    Footer column 1 › Link 2 › Address: "/team" is not a page of this site.
    Fix: Link to a page of this site, or to an https address.
    "
  `);
});

it.each([
  ["#plans", 'Fix: Did you mean "/pricing#plans"?'],
  ["#offers", "Fix: Write the page before it: /pricing#plans."],
])("reports a link of the header to an anchor that not every page has: %s", (href, fix) => {
  const pricing = page([{ ...text("Our plans."), anchor: "plans" }], { title: "Our plans and their prices" });
  const navigation = { header: [{ label: "Plans", href }], mobileExtra: [], footer: [] };
  expect(home([], { "pages/pricing.json": pricing, "data/navigation.json": navigation })).toContain(fix);
});

it("reports a full URL of our own site in the navigation", () => {
  const footer = [{ label: "Site", items: [{ label: "Team", href: "https://pingo.example/team" }] }];
  const navigation = { header: [], mobileExtra: [], footer };
  expect(home([], { "data/navigation.json": navigation })).toContain('Write "/team".');
});

it("warns of a listed route without a page, until every listed route has one", () => {
  const routes = { routes: ["/", "/pricing", "/blog/[postId]"] };
  expect(
    home([link("/pricing"), link("/blog/first")], { "data/routes.json": routes }),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:37:21 «"/blog/first"» warning dead-link
    block 3 Call to action “Go on”, Button 1 › Action › Address: "/blog/first" has no page yet.
    Fix: Restore it if it was deleted (git restore "pages/blog/[postId].json"), or add pages/blog/[postId].json
    "
  `);
  const template = page([], { collection: "posts", title: "{{item.title}}: notes on answering" });
  const all = {
    "data/routes.json": routes,
    "pages/pricing.json": page(),
    "pages/blog/[postId].json": template,
    "data/posts/first.json": { title: "First" },
  };
  expect(
    home([link("/pricing"), link("/blog/first"), link("/blog/second-post")], all),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:52:21 «"/blog/second-post"» error dead-link
    block 4 Call to action “Go on”, Button 1 › Action › Address: "/blog/second-post" is not a page of this site.
    Fix: Pages there: /blog/first.
    "
  `);
});

it("accepts links to existing pages and anchors", () => {
  const pricing = page([text("Plans.", { anchor: "plans" })]);
  const links = [
    "/",
    "/pricing",
    "/pricing?plan=lite#plans",
    "#top",
    "#main",
    "https://x.example/nowhere",
  ].map(link);
  expect(home([text("Top.", { anchor: "top" }), ...links], { "pages/pricing.json": pricing }).trim()).toBe(
    "",
  );
});

it("does not report missing anchors on a page that could not be read", () => {
  expect(home([link("/pricing#plans")], { "pages/pricing.json": "{" }).trim()).toBe("");
});

const terms = (contents: boolean) =>
  page([block("rich-text", { body: "## 1. Who we are\n\nText.\n\n### Fees", contents })]);

it("accepts the headings of a text with contents as anchors", () => {
  const files = { "pages/terms.json": terms(true) };
  expect(home([link("/terms#who-we-are"), link("/terms#fees")], files).trim()).toBe("");
});

it("does not accept headings as anchors when the text has no contents", () => {
  expect(home([link("/terms#fees")], { "pages/terms.json": terms(false) })).toMatchInlineSnapshot(`
    "
    pages/index.json:22:21 «"/terms#fees"» error dead-link
    block 2 Call to action “Go on”, Button 1 › Action › Address: /terms has no place called "fees".
    Fix: Name a block there: "Name for links" in the studio, "anchor" in its file.
    "
  `);
});

it("accepts the anchors that a block gives to its parts", () => {
  const items = [{ question: "How much?", answer: "It depends." }];
  const categories = ["billing", "team"].map((anchor) => ({ name: anchor, anchor, items }));
  const noMatch = { heading: "None", text: "Ask us.", button: { label: "Ask", action: { kind: "signup" } } };
  const faq = block("faq-search", { heading: "Ask", intro: "Search.", label: "Search", categories, noMatch });
  const files = { "pages/faq.json": { ...page([], { name: "FAQ" }), blocks: [faq] } };
  expect(home([link("/faq#team")], files).trim()).toBe("");
});

const download = (to: string) =>
  block("call-to-action", {
    heading: "Press kit",
    buttons: [{ label: "Get it", action: { kind: "link", to } }],
  });

it("reports a missing file, and suggests the nearest one", () => {
  const files = {
    "pages/index.json": page([download("/press/logo.zip"), text("[Terms](/terms.pdf)")], {
      shareImage: "/share/defualt.png",
    }),
    "public/press/logos.zip": "",
  };
  expect(findingsOf("dead-link", files)).toMatchInlineSnapshot(`
    "
    pages/index.json:5:17 «"/share/defualt.png"» error dead-link
    Share image: There is no file public/share/defualt.png.
    Fix: Did you mean "/share/default.png"?

    pages/index.json:23:21 «"/press/logo.zip"» error dead-link
    block 2 Call to action “Press kit”, Button 1 › Action › Address: There is no file public/press/logo.zip.
    Fix: Did you mean "/press/logos.zip"?

    pages/index.json:32:26 «/terms.pdf» error dead-link
    block 3 Rich text, Text: There is no file public/terms.pdf.
    Fix: Put the file at public/terms.pdf.
    "
  `);
});

it("compares file names case-sensitively, as hosts do", () => {
  const files = { "pages/index.json": page([download("/Press/logo.zip")]), "public/press/logo.zip": "" };
  expect(findingsOf("dead-link", files)).toContain('Did you mean "/press/logo.zip"?');
});

it("accepts links to existing files", () => {
  const files = {
    "pages/index.json": page([download("/press/logo.zip?v=2")], { shareImage: "/share/default.png" }),
    "public/press/logo.zip": "",
  };
  expect(findingsOf("dead-link", files).trim()).toBe("");
});

it("accepts the images that the build draws, one for each page except the not-found page", () => {
  const files = {
    "pages/index.json": page([download("/share/pricing.png")], { shareImage: "/share/404.png" }),
    "pages/pricing.json": page(),
    "pages/404.json": page(),
  };
  expect(findingsOf("dead-link", files)).toMatchInlineSnapshot(`
    "
    pages/index.json:5:17 «"/share/404.png"» error dead-link
    Share image: There is no file public/share/404.png.
    Fix: Put the file at public/share/404.png.
    "
  `);
});

it("accepts a link to a heading of an article", () => {
  const files = {
    "pages/index.json": page([
      text("[Papers](/blog/one#collect-these-papers-first), [all](/blog/one#sources)"),
    ]),
    "pages/blog/[postId].json": page([ARTICLE], {
      collection: "posts",
      title: "{{item.title}}",
    }),
    "data/posts/one.json": post,
  };
  expect(findingsOf("dead-link", files)).not.toContain("Nothing on /blog/one");
});
