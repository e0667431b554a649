import { isElsewhere } from "../address-advice";
import { spotOf } from "../checked-page";
import { dataFiles } from "../data-files";
import { linkFault, targetsOf, withEdit } from "../link-targets";
import type { SpottedText } from "../page-summary";
import type { Finding, SiteRule } from "../rule";

/** Every internal link leads to an existing page or anchor, and every picture and download to an existing file. */
export const deadLink: SiteRule = {
  name: "dead-link",
  checkSite(pages, site) {
    const targets = targetsOf(pages, site);
    const findings = (links: readonly SpottedText[], from?: string): Finding[] =>
      links.flatMap(({ text, spot }) => {
        const fault = linkFault(text, from, targets);
        return fault ? [{ ...spot, ...withEdit(site.root, spot, text, fault) }] : [];
      });
    // The header, the footer, and the share image of pages without one of their own.
    const { documents, data } = site;
    const navigation = dataFiles(site).find((texts) => texts.documents.includes(documents.navigation));
    const links = (navigation?.fields ?? [])
      .filter(({ path, text }) => path.at(-1) === "href" && !isElsewhere(text, site))
      .map((field) => ({ text: field.text, spot: spotOf(field) }));
    const image = { text: data.shareImage, spot: spotOf({ document: documents.site, path: ["shareImage"] }) };
    return [...pages.flatMap((page) => findings(page.links, page.route)), ...findings([...links, image])];
  },
};
