import { expect, it } from "vitest";
import { block, found, page, text } from "../../tests/check/project";

const download = (to: string) =>
  block("call-to-action", {
    heading: "Press kit",
    buttons: [{ label: "Get it", action: { kind: "link", to } }],
  });

it("names the file that is missing, and the nearest one", () => {
  const files = {
    "pages/index.json": page([download("/press/logo.zip"), text("[Terms](/terms.pdf)")], {
      shareImage: "/share/defualt.png",
    }),
    "public/press/logos.zip": "",
  };
  expect(found("missing-asset", files)).toMatchInlineSnapshot(`
    "
    pages/index.json:5:17 «"/share/defualt.png"» error missing-asset
    Share image: There is no file public/share/defualt.png.
    Fix: Did you mean "/share/default.png"?

    pages/index.json:23:21 «"/press/logo.zip"» error missing-asset
    block 2 Call to action “Press kit”, Buttons 1 › Action › To: There is no file public/press/logo.zip.
    Fix: Did you mean "/press/logos.zip"?

    pages/index.json:32:26 «/terms.pdf» error missing-asset
    block 3 Rich text, Text: There is no file public/terms.pdf.
    Fix: Put the file at public/terms.pdf.
    "
  `);
});

it("compares names exactly, as hosts do", () => {
  const files = { "pages/index.json": page([download("/Press/logo.zip")]), "public/press/logo.zip": "" };
  expect(found("missing-asset", files)).toContain('Did you mean "/press/logo.zip"?');
});

it("has nothing to say about files that exist", () => {
  const files = {
    "pages/index.json": page([download("/press/logo.zip?v=2")], { shareImage: "/share/default.png" }),
    "public/press/logo.zip": "",
  };
  expect(found("missing-asset", files).trim()).toBe("");
});

it("knows the pictures that the build draws, one for each page but the not-found page", () => {
  const files = {
    "pages/index.json": page([download("/share/pricing.png")], { shareImage: "/share/404.png" }),
    "pages/pricing.json": page(),
    "pages/404.json": page(),
  };
  expect(found("missing-asset", files)).toMatchInlineSnapshot(`
    "
    pages/index.json:5:17 «"/share/404.png"» error missing-asset
    Share image: There is no file public/share/404.png.
    Fix: Put the file at public/share/404.png.
    "
  `);
});
