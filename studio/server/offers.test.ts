import { expect, it } from "vitest";
import { loadConstants } from "../../data/constants";
import { site } from "../../tests/render";
import { FROZEN_SITE } from "../../tests/roots";
import type { FileEntry } from "../api";
import { search } from "../app/search-field";
import { factName } from "./form-terms";
import { offersOf, searchWords, withNewPages } from "./offers";

const entry = (about: Partial<FileEntry>) =>
  ({ isPublished: true, isTemplate: false, ...about }) as FileEntry;

it("offers a page that has just been published, before the choices have been generated again", () => {
  const addresses = [
    { value: "/pricing", label: "Pricing" },
    { value: "/pricing#plans", label: "Pricing: Plans" },
  ];
  const files = [
    entry({ name: "Prices", route: "/pricing" }),
    entry({ name: "Fax", route: "/features/fax" }),
    entry({ name: "Telex", route: "/features/telex", isPublished: false }),
    entry({ name: "Template for posts", route: "/blog/one", isTemplate: true }),
    entry({ name: "Unused block", route: undefined }),
  ];
  expect(withNewPages(addresses, files)).toEqual([...addresses, { value: "/features/fax", label: "Fax" }]);
});

it("finds facts by words of their subjects, units and periods", () => {
  const facts = [...loadConstants(FROZEN_SITE).values()];
  const found = (query: string) =>
    search(facts, query, (constant) => [factName(constant.key), searchWords(constant)]).map(({ key }) => key);
  expect(found("standard cost")[0]).toBe("plans.standard.price");
  expect(found("enterprise cost")).toEqual(["plans.enterprise.price"]);
  expect(found("monthly price")).toEqual(expect.arrayContaining(["plans.lite.price", "addOns.localNumber"]));
  expect(found("cheapest")[0]).toBe("plans.lite.price");
  expect(found("refunds")).toEqual(["claims.moneyBack"]);
  expect(found("people")).toContain("claims.freeMembers");
});

it("offers an author who has just been added, before the choices have been generated again", () => {
  const ana = { name: "Ana Ruiz", role: "Sound checks", bio: "Listens." };
  const { choices } = offersOf(site.root, { ...site, authors: [...site.authors, ana] }, []);
  expect(choices.author).toContainEqual({ value: "Ana Ruiz", label: "Ana Ruiz (Sound checks)" });
});

it("tells which facts no sentence states", () => {
  const hidden = offersOf(site.root, site, []).facts.filter(({ isForTexts }) => !isForTexts);
  const reads = hidden.map(({ tokens: [first] }) => first?.reads);
  expect(reads).toEqual(expect.arrayContaining(["Lite", "Voice minutes", "united-states"]));
  expect(hidden.map(({ label }) => label)).toContain("Demo delay");
  expect(hidden.length).toBeLessThan(30);
});
