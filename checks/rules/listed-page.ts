import { readDocument } from "../../data/read-document";
import { suggestNearest } from "../../schema/nearest";
import { addPage, targetsOf } from "../link-targets";
import { type Finding, findingAt, type SiteRule } from "../rule";

const FILE = "data/routes.json";

export const listedPage: SiteRule = {
  name: "listed-page",
  severity: "warning",
  summary: "Every route of data/routes.json has its page.",
  why: "The specification lists the pages of the site. One that is gone or was never written is missed by visitors, and `/404` by all who mistype an address.",
  wrong: `{ "data/routes.json": { "routes": ["/", "/404"] } }`,
  right: `{ "data/routes.json": { "routes": ["/"] } }`,
  checkSite(pages, site) {
    const { awaited } = targetsOf(pages, site);
    const document = readDocument(site.root, FILE);
    return awaited.map((route): Finding => {
      const unlisted = site.pages.map((page) => page.route).filter((one) => !site.listedRoutes.includes(one));
      const fix = suggestNearest(route, unlisted) ?? addPage(route);
      const message = `"${route}" has no page yet.`;
      const path = ["routes", site.listedRoutes.indexOf(route)];
      return findingAt(document, path, { missing: `page ${route}`, message, fix });
    });
  },
};
