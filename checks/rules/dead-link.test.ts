import { expect, it } from "vitest";
import { block, found, page, text } from "../../tests/check/project";

const link = (to: string) =>
  block("call-to-action", { heading: "Go on", buttons: [{ label: "Go", action: { kind: "link", to } }] });
const home = (blocks: object[], files = {}) =>
  found("dead-link", { "pages/index.json": page(blocks), ...files });

it("names the nearest route of a link that leads nowhere", () => {
  expect(
    home([link("/pricng")], { "pages/pricing.json": page([], { name: "Pricing" }) }),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:22:21 «"/pricng"» error dead-link
    block 2 call-to-action: "/pricng" is not a page of this site.
    Fix: Did you mean "/pricing"?
    "
  `);
});

it("asks for a page when no route is near", () => {
  expect(home([link("/somewhere-else-entirely")])).toMatchInlineSnapshot(`
    "
    pages/index.json:22:21 «"/somewhere-else-entirely"» error dead-link
    block 2 call-to-action: "/somewhere-else-entirely" is not a page of this site.
    Fix: Link to a page of this site, or to an https address.
    "
  `);
});

it("finds anchors that no block has, on this page and on another one", () => {
  const pricing = page([text("Plans.", { anchor: "plans" })]);
  expect(
    home([link("#plan"), link("/pricing#plan"), link("/pricing#team")], { "pages/pricing.json": pricing }),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:22:21 «"#plan"» error dead-link
    block 2 call-to-action: No block of / has the anchor "plan".
    Fix: Give the block an "anchor".

    pages/index.json:37:21 «"/pricing#plan"» error dead-link
    block 3 call-to-action: No block of /pricing has the anchor "plan".
    Fix: Did you mean "#plans"?

    pages/index.json:52:21 «"/pricing#team"» error dead-link
    block 4 call-to-action: No block of /pricing has the anchor "team".
    Fix: Anchors there: plans.
    "
  `);
});

it("reads links in Markdown where they stand", () => {
  expect(
    home([
      text(
        "See **{{claims.trial}} days** of [the trial](/trial), `[code](/not-a-link)` and [you](https://x.example).",
      ),
    ]),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:16:63 «/trial» error dead-link
    block 2 rich-text: "/trial" is not a page of this site.
    Fix: Link to a page of this site, or to an https address.
    "
  `);
});

it("reads the navigation", () => {
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
    header: "/price" is not a page of this site.
    Fix: Link to a page of this site, or to an https address.

    data/navigation.json:19:19 «"/team"» error dead-link
    footer: "/team" is not a page of this site.
    Fix: Link to a page of this site, or to an https address.
    "
  `);
});

it("warns of a listed route without a page, until every listed route has one", () => {
  const routes = { routes: ["/", "/pricing", "/blog/[postId]"] };
  expect(
    home([link("/pricing"), link("/blog/first")], { "data/routes.json": routes }),
  ).toMatchInlineSnapshot(`
    "
    pages/index.json:22:21 «"/pricing"» warning dead-link
    block 2 call-to-action: "/pricing" has no page yet.
    Fix: Add it: npm run new:page -- /pricing

    pages/index.json:37:21 «"/blog/first"» warning dead-link
    block 3 call-to-action: "/blog/first" has no page yet.
    Fix: Add pages/blog/[postId].json.
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
    block 4 call-to-action: "/blog/second-post" is not a page of this site.
    Fix: Link to a page of this site, or to an https address.
    "
  `);
});

it("has nothing to say about links that lead somewhere", () => {
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

it("does not miss anchors on a page that could not be read", () => {
  expect(home([link("/pricing#plans")], { "pages/pricing.json": "{" }).trim()).toBe("");
});
