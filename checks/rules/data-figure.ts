import type { Site } from "../../data/site";
import { fieldsOfData } from "../checked-page";
import { claimContext } from "../claims/context";
import { judgeSource } from "../claims/judge";
import { type DataFile, dataFiles } from "../data-files";
import { onceASite } from "../once-a-site";
import type { Finding, SiteRule } from "../rule";
import { claimFinding } from "./literal-figure";

function claimsIn(site: Site, { document, value, schema }: DataFile): Finding[] {
  const context = claimContext(site, document.file);
  return fieldsOfData(site, document, value, schema).fields.flatMap((field): Finding[] => {
    const { source, role, path } = field;
    if (source === undefined || role === "address" || role === "code") return [];
    return judgeSource(source, { ...context, isSourced: role === "sourced" }).unexplained.map((claim) =>
      claimFinding(claim, document, path, ""),
    );
  });
}

const findingsIn = onceASite((site) => dataFiles(site).flatMap((file) => claimsIn(site, file)));

/** Carriers, comparisons, the header and the footer are read by visitors like a page, so they hold no numbers of ours either. */
export const dataFigure: SiteRule = {
  name: "data-figure",
  severity: "error",
  summary:
    "Prices, limits and claims of ours in data files are tokens as well; facts about others have a source.",
  docs: {
    why: "The header, the footer, carriers and comparisons are read by visitors like any page. What they say of our own prices must follow the constants too.",
    wrong: `{ "data/navigation.json": { "header": [{ "label": "Pricing from $4", "href": "/" }], "mobileExtra": [], "footer": [] } }`,
    right: `{ "data/navigation.json": { "header": [{ "label": "Pricing", "href": "/" }], "mobileExtra": [], "footer": [] } }`,
  },
  checkSite: (_, site) => findingsIn(site),
};
