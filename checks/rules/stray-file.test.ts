import { expect, it } from "vitest";
import { foundInData } from "../../tests/check/page-rule";
import { page } from "../../tests/check/project";
import { strayFile } from "./stray-file";

it("reports files that nothing reads", () => {
  const files = {
    "data/offer.json": page(),
    "data/navigatoin.json": {},
    "data/posts/2026/one.json": {},
    "pages/_shared/offer.json": page(),
    "pages/offer.JSON": page(),
    "pages/offer.json.txt": "",
    "pages/photo.png": "",
    "pages/_offers/one.json": page(),
    "pages/_shared/old/offer.json": page(),
    "pages/features/_shared/offer.json": page(),
    "pages/blog/_[postId].json": page(),
    "data/posts.json": [],
  };
  expect(foundInData(strayFile, files)).toMatchInlineSnapshot(`
    "
    pages/_offers/one.json:1:1 «{» error stray-file
    "pages/_offers/one.json" is not read: no page is in a folder whose name begins with an underscore.
    Fix: Rename the folder to "offers".

    pages/_shared/old/offer.json:1:1 «{» error stray-file
    "pages/_shared/old/offer.json" is not read: shared blocks are directly in pages/_shared/.
    Fix: Move it to "pages/_shared/offer.json".

    pages/blog/_[postId].json:1:1 «{» error stray-file
    "pages/blog/_[postId].json" is not read: the name of a template cannot begin with an underscore.
    Fix: Rename it to "[postId].json", or remove it.

    pages/features/_shared/offer.json:1:1 «{» error stray-file
    "pages/features/_shared/offer.json" is not read: shared blocks are directly in pages/_shared/.
    Fix: Move it to "pages/_shared/offer.json".

    pages/offer.JSON:1:1 «{» error stray-file
    "offer.JSON" is not read: its name must end in .json.
    Fix: Rename it to "offer.json".

    pages/offer.json.txt:1:1 «» error stray-file
    "offer.json.txt" is not read: its name must end in .json.
    Fix: Rename it to "offer.json".

    pages/photo.png:1:1 «» error stray-file
    "photo.png" is not read: this folder is for pages, in files that end in .json.
    Fix: Move it to public/, where pictures and downloads are.

    data/navigatoin.json:1:1 «{» error stray-file
    Nothing reads "data/navigatoin.json".
    Fix: Did you mean "navigation.json"?

    data/offer.json:1:1 «{» error stray-file
    Nothing reads "data/offer.json".
    Fix: Move it into the folder of its collection, to pages/ if it is a page, or remove it.

    data/posts.json:1:1 «[» error stray-file
    Nothing reads "data/posts.json".
    Fix: Move it into the folder of its collection, to pages/ if it is a page, or remove it.

    data/posts/2026/one.json:1:1 «{» error stray-file
    "data/posts/2026/one.json" is not read: a collection has no folders.
    Fix: Move it to "data/posts/one.json".
    "
  `);
});

it("accepts files in their place and files that tools leave behind", () => {
  const files = {
    "pages/index.json": page(),
    "pages/.DS_Store": "",
    "pages/_shared/offer.json": { type: "rich-text", props: { body: "Try it." } },
    "data/posts/one.json": {},
    "public/data.json": {},
    "package.json": {},
  };
  expect(foundInData(strayFile, files).trim()).toBe("");
});

it("lists unpublished files as a notice", () => {
  const files = { "pages/_offer.json": page(), "data/posts/_one.json": {} };
  expect(foundInData(strayFile, files)).toMatchInlineSnapshot(`
    "
    pages/_offer.json:1:1 «{» notice stray-file
    "pages/_offer.json" is not published, and nothing in it is checked, since its name begins with an underscore.
    Fix: To publish it, rename it to "offer.json".

    data/posts/_one.json:1:1 «{» notice stray-file
    "data/posts/_one.json" is not published, and nothing in it is checked, since its name begins with an underscore.
    Fix: To publish it, rename it to "one.json".
    "
  `);
});
