import { expect, it } from "vitest";
import { page, siteOf } from "../../tests/check/project";
import { wordsOf } from "../../tests/parsed-html";
import { site } from "../../tests/render";
import { pageOf } from "../head/head.fixture";
import { Breadcrumbs } from "./breadcrumbs";
import { addressesIn, currentIn, elementOf, navigation } from "./frame.fixture";

const trailOn = (route: string, name = "Voice calling") =>
  elementOf(<Breadcrumbs site={site} page={pageOf({ route, name })} />, route);

it("lists the steps from the home page to the current page", () => {
  const trail = navigation(trailOn("/features/voice-calling"), "Breadcrumb");
  expect([...trail.querySelectorAll("ol > li")].map(wordsOf)).toEqual([
    "Home",
    "/Features",
    "/Voice calling",
  ]);
  expect(currentIn(trail)).toEqual(["Voice calling"]);
});

it("does not link to a folder without a page", () => {
  expect(site.pages.map((page) => page.route)).not.toContain("/features");
  expect(addressesIn(trailOn("/features/voice-calling"))).toEqual(["/", "/features/voice-calling"]);
});

it("links to a folder that is a page", () => {
  const features = { route: "/features", file: "pages/features/index.json" };
  const pageOfRoute = new Map([...site.pageOfRoute, [features.route, features]]);
  const voice = pageOf({ route: "/features/voice-calling" });
  const trail = elementOf(<Breadcrumbs site={{ ...site, pageOfRoute }} page={voice} />);
  expect(addressesIn(trail)).toEqual(["/", "/features", "/features/voice-calling"]);
});

it("names a page above by its name, with facts filled in", () => {
  const project = siteOf({ "pages/features/index.json": page([], { name: "What {{site.name}} does" }) });
  const trail = elementOf(<Breadcrumbs site={project} page={pageOf({ route: "/features/voice-calling" })} />);
  expect(trail.textContent).toContain("What Pingo does");
});

it.each(["/", "/pricing", "/404"])("renders nothing on %s", (route) => {
  expect(trailOn(route).innerHTML).toBe("");
});
