import { suggestNearest } from "../../schema/nearest";
import { addPage, targetsOf } from "../link-targets";
import { type Finding, findingAt, type SiteRule } from "../rule";

export const listedPage: SiteRule = {
  name: "listed-page",
  severity: "warning",
  summary: "Every route in data/routes.json has a page.",
  why:
    "The specification lists the pages of the site. Visitors miss a page that was removed or never " +
    "written, and people who mistype an address miss `/404`.",
  wrong: `{ "data/routes.json": { "routes": ["/", "/404"] } }`,
  right: `{ "data/routes.json": { "routes": ["/"] } }`,
  checkSite(pages, site) {
    const { awaited } = targetsOf(pages, site);
    return awaited.map((route): Finding => {
      const unlisted = site.pages.map((page) => page.route).filter((one) => !site.listedRoutes.includes(one));
      const fix = suggestNearest(route, unlisted) ?? addPage(route);
      const message = `"${route}" has no page yet.`;
      const path = ["routes", site.listedRoutes.indexOf(route)];
      return findingAt(site.documents.routes, path, { missingTarget: `page ${route}`, message, fix });
    });
  },
};
