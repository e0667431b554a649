import { describe, expect, it, vi } from "vitest";
import { wordsOf } from "../../tests/parsed-html";
import { site } from "../../tests/render";
import { addressesIn, currentIn, elementOf, navigation } from "./frame.fixture";
import { Header } from "./header";

const headerOn = (route: string) => elementOf(<Header site={site} />, route);

/** Returns the labels of the dropdowns that are marked as containing the current page. */
const currentMenus = (header: Element) =>
  [...header.querySelectorAll("[data-header-menu][data-current] > summary")].map(wordsOf);

/** Returns the labels of the open sections in the mobile menu. */
const openSections = (header: Element) =>
  [...navigation(header, "Mobile").querySelectorAll("details[open] > summary")].map(wordsOf);

describe("the menus", () => {
  const header = headerOn("/");

  it("are Solutions, Features and Resources, on a wide and on a narrow screen", () => {
    const summaries = (label: string) =>
      [...navigation(header, label).querySelectorAll("details > summary")].map(wordsOf);
    expect(summaries("Main")).toEqual(["Solutions", "Features", "Resources"]);
    expect(summaries("Mobile")).toEqual(["Solutions", "Features", "Resources"]);
  });

  it("are closed, and share a name so that only one can be open", () => {
    expect(header.querySelectorAll("details[open]")).toHaveLength(0);
    const names = [...header.querySelectorAll("[data-header-menu]")].map((menu) => menu.getAttribute("name"));
    expect(new Set(names)).toEqual(new Set(["header-menu"]));
  });

  it("describe each of their pages", () => {
    const links = [...header.querySelectorAll(".header-menu-panel a")];
    expect(links.length).toBeGreaterThan(10);
    expect(wordsOf(links[0])).toBe("Solopreneurs Keep your own number to yourself");
    expect(links.filter((link) => !link.querySelector("small")).map(wordsOf)).toEqual([]);
  });

  it("mark Dlores as new", () => {
    for (const label of ["Main", "Mobile"]) {
      const link = navigation(header, label).querySelector('a[href="/dlores"]');
      expect(wordsOf(link)).toBe("Dlores NEW");
    }
  });

  it("link on a narrow screen to every page of the wide one, and to three more", () => {
    const mobile = addressesIn(navigation(header, "Mobile"));
    expect(mobile).toEqual(expect.arrayContaining(addressesIn(navigation(header, "Main"))));
    expect(mobile).toEqual(expect.arrayContaining(["/pricing", "/how-it-works", "/integrations"]));
  });
});

describe("the current page", () => {
  it("is marked in its menu, which is marked as well", () => {
    const header = headerOn("/features/voice-calling");
    expect(currentMenus(header)).toEqual(["Features"]);
    expect(currentIn(navigation(header, "Main"))).toEqual([
      "Voice calling Clear calls that reach the right person",
    ]);
    expect(currentIn(navigation(header, "Mobile"))).toEqual(["Voice calling"]);
    expect(openSections(header)).toEqual(["Features"]);
  });

  it("is in the menu that leads to the page above it", () => {
    for (const route of ["/blog/keeping-your-number", "/resources/comparisons/quo"]) {
      const header = headerOn(route);
      expect(currentMenus(header)).toEqual(["Resources"]);
      expect(openSections(header)).toEqual(["Resources"]);
      expect(currentIn(header)).toEqual([]);
    }
  });

  it("is marked outside the menus", () => {
    const header = headerOn("/pricing");
    expect(currentIn(navigation(header, "Main"))).toEqual(["Pricing"]);
    expect(currentIn(navigation(header, "Mobile"))).toEqual(["Pricing"]);
    expect(currentMenus(header)).toEqual([]);
    expect(openSections(header)).toEqual([]);
  });

  it("is marked at the logo on the home page", () => {
    expect(currentIn(headerOn("/"))).toEqual([site.data.name]);
  });

  it("is not marked if the header does not list it", () => {
    expect(currentIn(headerOn("/legal/terms"))).toEqual([]);
  });
});

it("links Sign In and Get Started to the app", () => {
  vi.stubEnv("VITE_APP_URL", "https://my.pingo.test/");
  const header = headerOn("/");
  const addresses = (words: string) =>
    [...header.querySelectorAll("a")]
      .filter((link) => wordsOf(link) === words)
      .map((link) => link.getAttribute("href"));
  expect(addresses("Sign In")).toEqual(["https://my.pingo.test/login", "https://my.pingo.test/login"]);
  expect(addresses("Get Started")).toEqual(["https://my.pingo.test/signup"]);
});
