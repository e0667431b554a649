import { expect, it } from "vitest";
import { foundInData } from "../../tests/check/page-rule";
import { repeatedData } from "./repeated-data";

it("finds an entry of a data file that stands twice", () => {
  const redirects = ["/", "/team"].map((to) => ({ from: "/old", to }));
  const header = [1, 2].map(() => ({ label: "Home", href: "/" }));
  const files = { "data/navigation.json": { header, mobileExtra: [], footer: [] } };
  expect(foundInData(repeatedData, files)).toContain("also entry 1");
  expect(foundInData(repeatedData, { "data/redirects.json": { redirects } }).trim()).toBe("");
});
