import { describe, expect, it } from "vitest";
import { page, projectOf, siteOf, text } from "../tests/check/project";
import { lookupOf, openSite } from "./site";
import realSite from "./site.json" with { type: "json" };

it("opens a project with pages, shared blocks, data and constants", () => {
  const site = siteOf({
    "pages/index.json": page(),
    "pages/_shared/terms.json": text("Terms."),
    "data/routes.json": { routes: ["/", "/pricing"] },
  });
  expect(site.diagnostics).toEqual([]);
  expect(site.pages.map(({ route }) => route)).toEqual(["/"]);
  expect([...site.shared.keys()]).toEqual(["terms"]);
  expect(site.listedRoutes).toEqual(["/", "/pricing"]);
  expect(site.constants.get("plans.standard.price")?.value).toBe(12);
  expect(lookupOf(site).namespaces?.site).toMatchObject({ name: "Pingo" });
});

it("ignores files of tools, such as an editor's lock file", () => {
  const names = [
    "pages/.#index.json",
    "pages/_shared/.#terms.json",
    "data/notes/._a.json",
    "data/.#site.json",
  ];
  const site = siteOf({
    "pages/index.json": page(),
    "data/notes/a.json": {},
    ...Object.fromEntries(names.map((name) => [name, "\0"])),
  });
  expect(site.diagnostics).toEqual([]);
  expect([...site.shared.keys()]).toEqual([]);
  expect(site.collections.get("notes")?.map(({ id }) => id)).toEqual(["a"]);
});

/** Returns navigation data whose menu has one link with this label. */
const menu = (label: string) => ({ header: [{ label, href: "/" }], mobileExtra: [], footer: [] });

it("resolves tokens in the menus and in the data of the site", () => {
  const site = siteOf({
    "data/navigation.json": menu("{{site.name}} from {{plans.lite.price}}"),
    "data/site.json": { ...realSite, description: "Plans from {{plans.lite.price|amount}}." },
  });
  expect(site.diagnostics).toEqual([]);
  expect(site.navigation.header[0]?.label).toBe("Pingo from $4 a month");
  expect(site.data.description).toBe("Plans from $4.");
});

it("reports an unknown token in the menus, but not if the constants cannot be read", () => {
  const files = { "data/navigation.json": menu("{{plans.lite.prise}}") };
  const fault = {
    file: "data/navigation.json",
    rule: "unknown-token",
    fix: "Did you mean {{plans.lite.price}}?",
  };
  expect(siteOf(files).diagnostics).toMatchObject([fault]);
  const unreadable = siteOf({ ...files, "data/constants.json": "{" });
  expect(unreadable.diagnostics.map(({ file }) => file)).toEqual(["data/constants.json"]);
});

it("compiles the schemas if none are given", () => {
  expect(openSite(projectOf({ "pages/index.json": page() })).schemas.blockTypes).toContain("hero");
});

describe("reports a fault, and continues with the remaining data, when", () => {
  it("site data has a fault", () => {
    const site = siteOf({ "pages/index.json": page(), "data/site.json": { name: "Pingo" } });
    expect(site.diagnostics[0]).toMatchObject({
      file: "data/site.json",
      rule: "data-shape",
      message: expect.stringMatching(/^"tagline", .* and "social" are missing\.$/),
    });
    expect(site.data.name).toBe("Pingo");
    expect(site.data.email).toBe("");
    expect(site.pages).toHaveLength(1);
  });

  it("the navigation has an unsafe link", () => {
    const navigation = { header: [{ label: "A", href: "javascript:alert(1)" }], mobileExtra: [], footer: [] };
    const site = siteOf({ "data/navigation.json": navigation });
    expect(site.diagnostics).toMatchObject([{ file: "data/navigation.json", rule: "data-shape" }]);
    expect(site.navigation).toEqual({ header: [], mobileExtra: [], footer: [] });
  });

  it("a shared block is not valid JSON", () => {
    const site = siteOf({ "pages/_shared/a.json": "{" });
    expect(site.diagnostics).toMatchObject([{ file: "pages/_shared/a.json", rule: "json-syntax" }]);
  });
});

it("leaves the texts of exceptions as their authors wrote them, with tokens", () => {
  const text = "longer than the trial of {{claims.trial}}";
  const exception = { file: "pages/index.json", text, reason: "A storm." };
  const site = siteOf({ "pages/index.json": page(), "data/exceptions.json": { exceptions: [exception] } });
  expect(site.exceptions).toEqual([exception]);
});
