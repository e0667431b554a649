import { PRICE_WORDS } from "../../checks/claims/matching-constants";
import { dataProperties } from "../../data/block-data";
import { choicesOf } from "../../data/choices";
import type { Constant } from "../../data/constants";
import { tokensOf } from "../../data/format";
import { projectText } from "../../data/project-file";
import { nounOf } from "../../data/reading";
import type { Site } from "../../data/site";
import { iconDrawing } from "../../schema/icon-drawing";
import { isJsonObject, type JsonObject } from "../../schema/json-document";
import { objectAt, VISUAL_SCHEMA, VISUALS_FOLDER } from "../../schema/schema-parts";
import { titleAndDescriptionOf } from "../../schema/schema-words";
import { humanizeName } from "../../schema/words";
import { type Choice, type FactOffer, type FileEntry, ICON_SCHEMA, type Part, type SiteOffers } from "../api";
import { withPlaceholders, withPlaceholderTexts } from "../placeholders";
import { fileEntries } from "./entries";
import { factName } from "./form-terms";

/** Schema with the choices that depend on the content, which the dev server writes for JSON editors. */
const CONTENT_SCHEMA = "schema/content.editor.gen.json";

/** Returns the choices that come from more than the data: addresses of pages and anchors, and pictures. */
function generatedChoices(root: string): { address: Choice[]; picture: Choice[] } {
  const { $defs } = objectAt(JSON.parse(projectText(root, CONTENT_SCHEMA) ?? "{}"));
  const { address, picture } = objectAt($defs);
  const snippets = (objectAt(address).defaultSnippets ?? []) as JsonObject[];
  const paths = (objectAt(picture).enum ?? []) as string[];
  return {
    address: snippets.map(({ label, description }) => ({ value: String(label), label: String(description) })),
    picture: paths.map((path) => ({ value: path, label: path })),
  };
}

/** Adds the pages that the generated choices lack. */
export function withNewPages(addresses: readonly Choice[], files: readonly FileEntry[]): Choice[] {
  const all = new Map(addresses.map((choice) => [choice.value, choice]));
  for (const { route, name, isPublished, isTemplate } of files)
    if (route && isPublished && !isTemplate && !all.has(route)) all.set(route, { value: route, label: name });
  return [...all.values()];
}

/** Words for any price. */
const WORDS_OF_PRICES = [...PRICE_WORDS, "cheap"];

/**
 * Returns the words under which the search finds a fact: those of its subject, its unit and its period. A word with `*` may
 * have any ending, so that "monthly" finds what is per month.
 */
export function searchWords({ key, subject, note, unit, noun = nounOf(unit), per = "" }: Constant): string {
  const { name, about, names = [] } = subject ?? {};
  const ofPrice = unit === "usd" || key.endsWith(".price") ? WORDS_OF_PRICES.map((word) => `${word}*`) : [];
  const period = per.replace(/\w{4,}/g, "$&*");
  return [name, about, ...names, note, ...(noun ?? []), period, ...ofPrice]
    .filter(Boolean)
    .join(" ")
    .replaceAll("/", " ");
}

/** Whether a sentence may state a constant: not an id, a time of the program, or the name of a plan, which is typed. */
const isForTexts = ({ key, unit, value }: Constant): boolean =>
  !key.endsWith(".name") && unit !== "milliseconds" && !/^[a-z]+(?:-[a-z]+)+$/.test(String(value));

function factsOf({ constants }: Site): FactOffer[] {
  return [...constants.values()].map((constant) => {
    const [group = ""] = constant.key.split(".");
    return {
      group: humanizeName(group),
      label: factName(constant.key),
      about: searchWords(constant),
      isForTexts: isForTexts(constant),
      tokens: [...tokensOf(constant)].map(([token, reads]) => ({ token, reads })),
    };
  });
}

/** Properties of data/site.json that texts can include as tokens. */
const SITE_FACTS = ["name", "phone", "email"] as const;

function factsOfSite({ data, schemas }: Site): FactOffer[] {
  const fields = objectAt(schemas.schema("schema/site.schema.json").properties);
  return SITE_FACTS.flatMap((key) => {
    const { title: label, description: about } = titleAndDescriptionOf(objectAt(fields[key]));
    const reads = data[key];
    return reads
      ? [{ group: "Site", label, about, isForTexts: true, tokens: [{ token: `{{site.${key}}}`, reads }] }]
      : [];
  });
}

/** Returns an icon as a `data:` URL. */
function iconAddress(name: string): string {
  const shapes = iconDrawing(name).map(([tag, attributes]) => {
    const serialized = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
    return `<${tag} ${serialized.join(" ")}/>`;
  });
  const style = 'fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${style}>${shapes.join("")}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * Collects everything that the studio offers for editing and inserting.
 *
 * @param code folder of the code, with the schemas, the blocks and the visuals
 * @param templates names of the templates for a new page
 */
export function offersOf(code: string, site: Site, templates: readonly string[]): SiteOffers {
  const { schemas, shared } = site;
  const part = (folder: string, name: string): Part => {
    const file = `${folder}/${name}/schema.json`;
    const schema = schemas.schema(file);
    const written = objectAt(JSON.parse(projectText(code, `${folder}/${name}/example.json`) ?? ""));
    const example = Object.hasOwn(written, "props")
      ? withPlaceholders(schemas, written)
      : (withPlaceholderTexts(schemas, [{ schema, file }], written) as JsonObject);
    const isForTemplates = dataProperties(schemas, file).some(({ ofItem }) => ofItem !== undefined);
    const group = String(schema["x-group"] ?? "");
    return { name, group, ...titleAndDescriptionOf(schema), example, isForTemplates };
  };
  const files = fileEntries(site);
  const { address, picture } = generatedChoices(site.root);
  return {
    files,
    schemas: Object.fromEntries(
      [...schemas.paths, VISUAL_SCHEMA].map((path) => [path, schemas.schema(path)]),
    ),
    // A schema is generated some time after its content has been saved, and an author chooses new content at once.
    choices: { ...choicesOf(site), picture, address: withNewPages(address, files) },
    blocks: schemas.blockTypes.map((type) => part("blocks", type)),
    pictures: schemas.visualKinds.map((kind) => part(VISUALS_FOLDER, kind)),
    shared: [...shared].flatMap(([name, { value }]) => (isJsonObject(value) ? [{ name, block: value }] : [])),
    icons: Object.fromEntries(
      (schemas.schema(ICON_SCHEMA).enum as string[]).map((name) => [name, iconAddress(name)]),
    ),
    facts: [...factsOf(site), ...factsOfSite(site)],
    templates: [...templates],
  };
}
