import { expect, it, vi } from "vitest";
import { wordsOf } from "../../tests/parsed-html";
import { site } from "../../tests/render";
import { Footer } from "./footer";
import { currentIn, elementOf, navigation } from "./frame.fixture";

const footerOn = (route: string) => elementOf(<Footer site={site} />, route);

it("includes the description of the product", () => {
  expect(wordsOf(footerOn("/"))).toContain(site.data.description);
});

it("has five columns, each with its links in a list", () => {
  const columns = navigation(footerOn("/"), "Footer");
  expect([...columns.querySelectorAll("h2")].map(wordsOf)).toEqual([
    "Product",
    "Solutions",
    "Company",
    "Resources",
    "Legal",
  ]);
  const lists = [...columns.querySelectorAll("h2 + ul")];
  expect(lists).toHaveLength(5);
  expect(lists.filter((list) => list.querySelectorAll("li > a").length < 2)).toEqual([]);
});

it("marks the current page", () => {
  expect(currentIn(footerOn("/legal/terms"))).toEqual(["Terms of service"]);
  expect(currentIn(footerOn("/"))).toEqual([]);
});

it("labels its three social links, which are external", () => {
  const links = [...footerOn("/").querySelectorAll('a[href^="https:"]')];
  expect(links.map((link) => [wordsOf(link), link.getAttribute("rel")])).toEqual(
    site.data.social.map((account) => [account.label, "noopener"]),
  );
  expect(links).toHaveLength(3);
  expect(links.map((link) => link.querySelector("svg")?.getAttribute("aria-hidden"))).toEqual(
    Array.from({ length: 3 }, () => "true"),
  );
});

it.each([2025, 2031])("states the current year, such as %i", (year) => {
  vi.useFakeTimers({ now: new Date(year, 5, 15) });
  expect(wordsOf(footerOn("/"))).toContain(`© ${year} ${site.data.name}. All rights reserved.`);
});
