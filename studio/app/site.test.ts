import { expect, it } from "vitest";
import type { FileEntry, SiteOffers } from "../api";
import { describePlace, withNames } from "./site";

it("names files in a message as the list of pages does", () => {
  const files = [
    { file: "pages/features/fax.json", name: "Fax", route: "/features/fax", stayReason: "" },
    { file: "data/navigation.json", name: "Menus and footer", route: "/" },
  ] as FileEntry[];
  const offers = { files } as Partial<SiteOffers> as SiteOffers;
  expect(withNames(offers, "The sentence “We fax …” is also in pages/features/fax.json.")).toBe(
    "The sentence “We fax …” is also in Fax (/features/fax).",
  );
  expect(withNames(offers, "Also changed: data/navigation.json, data/redirects.json, pages/gone.json.")).toBe(
    "Also changed: Menus and footer, Redirects from former addresses, pages/gone.json.",
  );
});

it("describes a template by the first page that it creates, or by its file if it creates none", () => {
  const template = { file: "pages/blog/[postId].json", isTemplate: true } as FileEntry;
  expect(describePlace({ ...template, route: "/blog/fax" })).toBe("/blog/fax and others like it");
  expect(describePlace(template)).toBe("pages/blog/[postId].json");
});
