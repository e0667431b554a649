import { suggestNearest } from "../../schema/nearest";
import { addPage, targetsOf } from "../link-targets";
import { type Finding, findingAt, type SiteRule } from "../rule";

/** Every route in data/routes.json has a page. */
export const listedPage: SiteRule = {
  name: "listed-page",
  severity: "warning",
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
