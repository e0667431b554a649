import type { Site } from "../../data/site";
import { onceASite } from "../once-a-site";
import type { SiteRule } from "../rule";
import { repeatedIn } from "./repeated-entry";

const documentsOf = ({ navigationDocument, siteDocument, redirectsDocument, shared, collections }: Site) => [
  navigationDocument,
  siteDocument,
  ...(redirectsDocument ? [redirectsDocument] : []),
  ...shared.values(),
  ...[...collections.values()].flatMap((items) => items.map(({ document }) => document)),
];

const findingsIn = onceASite((site) => documentsOf(site).flatMap(repeatedIn));

/** Nothing stands twice in a list of the data. */
export const repeatedData: SiteRule = {
  name: "repeated-data",
  severity: "error",
  summary: "No country, competitor or other entry stands twice in a list of a data file.",
  docs: {
    why: "A country, a competitor or a link that stands twice is shown twice, or one of the two is never found.",
    wrong: `{ "data/navigation.json": { "header": [{ "label": "Home", "href": "/" }, { "label": "Start", "href": "/" }], "mobileExtra": [], "footer": [] } }`,
    right: `{ "data/navigation.json": { "header": [{ "label": "Home", "href": "/" }], "mobileExtra": [], "footer": [] } }`,
  },
  checkSite: (_, site) => findingsIn(site),
};
