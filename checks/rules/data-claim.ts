import { formatConstant } from "../../data/format";
import { readDocument } from "../../data/read-document";
import { type Site, siteFields } from "../../data/site";
import { isJsonObject, type JsonValue, locate, placeInString } from "../../schema/json-document";
import { type CheckedPage, fieldsOfData } from "../checked-page";
import { dataFiles } from "../data-files";
import { onceASite } from "../once-a-site";
import { countsInData } from "../reasoning/counted";
import { waysTo } from "../reasoning/plan-structure";
import { countryTally } from "../reasoning/site-counts";
import { type ReasonedText, reasonedTexts, reasoningOf, toFindings } from "../reasoning/texts";
import type { Finding, SiteRule } from "../rule";
import type { TextRule } from "../text-rule";
import { countFault } from "./data-count";
import { ownedPhrase } from "./owned-phrase";
import { planFeature } from "./plan-feature";
import { planPrice } from "./plan-price";
import { saidFree } from "./said-free";
import { thingPrice } from "./thing-price";
import { tokenSubject } from "./token-subject";
import { tokenUnit } from "./token-unit";
import { wrongRatio } from "./wrong-ratio";

/** Rules that the texts of data files keep as those of pages do. */
const TEXT_RULES: readonly TextRule[] = [
  planPrice,
  planFeature,
  thingPrice,
  saidFree,
  wrongRatio,
  tokenUnit,
  tokenSubject,
  ownedPhrase,
];

/** What stands in the file of the page that an entry of a menu leads to. */
function pageBehind(site: Site, entry: JsonValue | undefined): JsonValue | undefined {
  const route = isJsonObject(entry) ? entry.href : undefined;
  const ref = typeof route === "string" ? site.pageOfRoute.get(route) : undefined;
  return ref && readDocument(site.root, ref.file).value;
}

/** Counts in the menus and in other data: of what the site lists, or of what the page lists that they lead to. */
function wrongCounts(site: Site, { fields }: Pick<CheckedPage, "fields">): Finding[] {
  return fields.flatMap(({ document, path, where, source, role }) => {
    if (source === undefined || role !== "prose") return [];
    const stated = countsInData(source, () => pageBehind(site, waysTo(document.value, path).at(-1)), site);
    return stated
      .filter(({ value, tally }) => value !== tally.count)
      .map((statement): Finding => {
        const place = placeInString(document, path, statement.start, statement.end - statement.start);
        return { file: document.file, ...place, where, ...countFault(statement) };
      });
  });
}

/** The texts of the data files, and what is wrong with them whatever the pages say. */
interface DataTexts {
  listed: Pick<CheckedPage, "fields" | "actions">[];
  findings: Finding[];
}

const textsOf = onceASite((site): DataTexts => {
  const { constants } = site;
  const reasoning = reasoningOf(site);
  const lookup = { constants, namespaces: { site: siteFields(site) } };
  const objections = (text: ReasonedText) => TEXT_RULES.flatMap((rule) => rule.objectionsTo(text, reasoning));
  const listed = dataFiles(site).map(({ document, value, schema }) =>
    fieldsOfData(site, document, value, schema),
  );
  const findings = listed.flatMap((one) => toFindings(reasonedTexts(one, lookup, reasoning), objections));
  return { listed, findings };
});

function inDataFiles(site: Site): Finding[] {
  const texts = textsOf(site);
  return [...texts.findings, ...texts.listed.flatMap((one) => wrongCounts(site, one))];
}

/** Constants that say how much data there is (spec 9 Claims: carrier pricing covers 6+ countries). */
function againstData(site: Site): Finding[] {
  const key = "claims.carrierCountries";
  const constant = site.constants.get(key);
  const tally = countryTally(site);
  if (!constant || !tally) return [];
  const isOpen = constant.qualifier === "plus";
  const isRight = isOpen ? tally.count >= Number(constant.value) : tally.count === constant.value;
  if (isRight) return [];
  const document = site.constantsDocument;
  const place = locate(document, [...key.split("."), "value"]);
  const message = `${key} says ${formatConstant(constant)}, but ${tally.source}.`;
  const fix = `Correct "${key}", or add the countries that are missing.`;
  return [{ file: document.file, ...place, where: key, message, fix }];
}

/** The menus, the data and the constants keep to what pages keep to: each plan with its own, each count as it is. */
export const dataClaim: SiteRule = {
  name: "data-claim",
  severity: "error",
  summary: "Data files say of plans, prices and counts what the constants and the lists say.",
  docs: {
    why: `A menu that promises a comparison with eleven services where ten are compared is wrong like any page. What is asked of pages by ${TEXT_RULES.map(({ name }) => name).join(", ")} and data-count is asked of data files too, and a constant that says how much data there is must agree with the data.`,
    wrong: `{ "data/navigation.json": { "header": [{ "label": "Lite for {{plans.standard.price}}", "href": "/" }], "mobileExtra": [], "footer": [] } }`,
    right: `{ "data/navigation.json": { "header": [{ "label": "Lite for {{plans.lite.price}}", "href": "/" }], "mobileExtra": [], "footer": [] } }`,
  },
  checkSite: (_, site) => [...inDataFiles(site), ...againstData(site)],
};
