import { join } from "node:path";
import { createElement, Fragment } from "react";
import { describe, expect, it } from "vitest";
import { loadPage } from "../../data/load-page";
import { Head } from "../../renderer/head/head";
import { PageView } from "../../renderer/page-view";
import { ROOT, renderInSite, site } from "../render";
import { outline } from "./outline";

it("the site has its pages", () => {
  expect(site.pages.map((page) => page.route)).toContain("/");
});

describe.each(site.pages.map((ref) => [ref.route, ref] as const))("page %s", (route, ref) => {
  it("keeps its outline", async () => {
    const page = loadPage(site, ref);
    expect(page.diagnostics.filter((diagnostic) => diagnostic.severity === "error")).toEqual([]);
    const html = renderInSite(
      createElement(
        Fragment,
        null,
        createElement(Head, { site, page }),
        createElement(PageView, { site, page }),
      ),
    );
    const name = route === "/" ? "home" : route.slice(1).replaceAll("/", "--");
    await expect(outline(html)).toMatchFileSnapshot(join(ROOT, `tests/outlines/${name}.txt`));
  });
});
