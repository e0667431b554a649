import { fieldsOfData } from "../checked-page";
import { dataFiles } from "../data-files";
import { onceASite } from "../once-a-site";
import type { SiteRule } from "../rule";
import { strangeWords } from "./house-style";
import { slips } from "./text-slip";

const findingsIn = onceASite((site) =>
  dataFiles(site).flatMap(({ document, value, schema }) => {
    const { fields } = fieldsOfData(site, document, value, schema);
    return [...slips(fields, site), ...strangeWords(fields, site)];
  }),
);

/** The header, the footer and what data files say are in the voice of the pages. */
export const dataStyle: SiteRule = {
  name: "data-style",
  severity: "error",
  summary: "Data files keep to the house style as pages do, and have no slips of writing.",
  docs: {
    why: "The menus, carriers and comparisons are read by the same visitors as the pages.",
    wrong: `{ "data/navigation.json": { "header": [{ "label": "Ring us back", "href": "/" }], "mobileExtra": [], "footer": [] } }`,
    right: `{ "data/navigation.json": { "header": [{ "label": "Call us back", "href": "/" }], "mobileExtra": [], "footer": [] } }`,
  },
  checkSite: (_, site) => findingsIn(site),
};
