import { expect, it } from "vitest";
import { block, page, projectOf } from "../../tests/check/project";
import { site as real } from "../../tests/render";
import { showDraft } from "./show-draft";

const SHARED = "pages/_shared/note.json";
const NOTE = block("rich-text", { body: "Ask us." });
const root = projectOf({
  "pages/index.json": page([{ use: "note" }]),
  "pages/pricing.json": page([block("rich-text", { body: "Prices." }), { use: "note" }], { title: "Prices" }),
  [SHARED]: NOTE,
  "pages/_shared/unused.json": NOTE,
});
const show = (file: string, content: object, route?: string) =>
  showDraft(root, { file, text: JSON.stringify(content) }, route);

it("says what a page is called, and what its tokens mean, in every form", () => {
  const words = "Texts from {{plans.standard.price}}, or {{plans.standard.price|number}}";
  const draft = page([block("rich-text", { body: `${words}.` })], { title: "Texts by your business number" });
  expect(show("pages/index.json", draft)).toMatchObject({
    route: "/",
    block: undefined,
    tokens: { "{{plans.standard.price}}": "$12 a month", "{{plans.standard.price|number}}": "12" },
    metadata: { title: "Texts by your business number" },
  });
});

it("shows a shared block at its place on the first page, or on the one that was chosen", () => {
  expect(show(SHARED, NOTE)).toMatchObject({ route: "/", block: 1, metadata: undefined });
  expect(show(SHARED, NOTE, "/pricing")).toMatchObject({ route: "/pricing", block: 2 });
  expect(show(SHARED, NOTE, "/no-such-page")).toMatchObject({ route: "/" });
  expect(show("pages/_shared/unused.json", NOTE)).toBeUndefined();
});

it("fills in a template with the item of the chosen page", () => {
  const file = "pages/resources/comparisons/[competitorId].json";
  const text = JSON.stringify({ ...page([]), title: "{{item.name}}", collection: "comparisons" });
  const route = "/resources/comparisons/quo";
  expect(showDraft(real.root, { file, text }, route)).toMatchObject({
    route,
    tokens: { "{{item.name}}": "Quo" },
    metadata: { title: "Quo" },
  });
});

it("refuses a draft that cannot be shown, with its place", () => {
  expect(() => show(SHARED, { type: "hero", props: {} })).toThrow(/heading/i);
});
