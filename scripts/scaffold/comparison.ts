import { UNKNOWN_WEBSITE } from "../../checks/placeholder";
import type { Site } from "../../data/site";
import type { JsonObject } from "../../schema/json-document";
import { objectAt } from "../../schema/schema-parts";
import { capitalize, humanizeName } from "../../schema/words";
import { withPlaceholderTexts } from "../../studio/placeholders";
import { UserError } from "../user-error";
import { itemId } from "./page-at";
import { META } from "./templates";

/**
 * Creates a competitor, which a comparison page is made from, with the categories and features of another one. Its texts are
 * placeholders, its prices are empty, and no feature is stated: nothing that is true of one company is said of another.
 *
 * @param today date as in the file: `2026-11-26`
 * @returns the path of its file, relative to the root, and its content
 * @throws UserError if there is no competitor yet, or no comparison can have the route
 */
export function comparisonAt(site: Site, route: string, today: string): { file: string; draft: JsonObject } {
  const [model] = site.collections.get("comparisons") ?? [];
  if (!model) throw new UserError("There is no comparison yet that a new one could be modeled on.");
  const id = itemId(route, "/resources/comparisons");
  const { nameNote: _, ...value } = objectAt(model.document.value);
  const month = today.slice(0, 7);
  const plan = {
    name: "",
    annualMonthlyPrice: null,
    monthlyPrice: null,
    currency: "USD",
    unit: "user",
    notes: "",
  };
  const example = {
    ...value,
    website: UNKNOWN_WEBSITE,
    pricing: { starting: "", billing: "", details: [plan], confidence: "low", asOf: month },
    features: Object.fromEntries(Object.keys(objectAt(value.features)).map((key) => [key, { notes: "" }])),
    sources: [{ source: "", asOf: month }],
  };
  const file = "schema/competitor.schema.json";
  const texts = withPlaceholderTexts(site.schemas, [{ schema: site.schemas.schema(file), file }], example);
  return {
    file: `data/comparisons/${id}.json`,
    draft: {
      ...(texts as JsonObject),
      $schema: "../../schema/competitor.editor.gen.json",
      id,
      name: humanizeName(id),
      logo: capitalize(id.charAt(0)),
      page: { ...META },
      checkedOn: today,
    },
  };
}
