import { anchorsOf } from "../../../checks/anchors";
import { checkedPage } from "../../../checks/checked-page";
import { publicFiles } from "../../../checks/public-files";
import { shownItems } from "../../../data/collections";
import { competitorOf } from "../../../data/comparisons";
import type { Constants } from "../../../data/constants";
import { entityChoice, entityGroups } from "../../../data/fact-shape";
import { idsIn } from "../../../data/facts";
import { formatConstant, formsOf } from "../../../data/format";
import { loadPage } from "../../../data/load-page";
import type { Site } from "../../../data/site";
import { isJsonObject, type JsonObject } from "../../../schema/json-document";
import { valuesIn } from "../../../schema/json-path";
import { objectAt } from "../../../schema/schema-parts";
import type { SchemaSet } from "../../../schema/schema-set";
import { escapePattern, humanizeName } from "../../../schema/words";
import { EDITOR_HEAD, orToken } from "./json-schema";
import { snippet } from "./snippets";

/** Choices from the content that a schema can name with `x-choice`. */
export const CONTENT_CHOICES = [
  "address",
  "author",
  "collection",
  "competitor",
  "picture",
  "shared",
] as const;

const alternation = (texts: readonly string[]): string => `(?:${texts.join("|")})`;

/** Returns the pages as link targets, with their anchors: those that authors set and those of headings. */
const linkTargets = (site: Site) =>
  site.pages.map((ref) => {
    const page = loadPage(site, ref);
    const { name, kind } = page;
    return { route: ref.route, name, kind, anchors: anchorsOf(checkedPage(site, ref, page)) };
  });

/** Returns the schema of link addresses: pages of the site and their anchors, anchors on the same page, files and https URLs. */
function addressSchema(site: Site): JsonObject {
  const targets = linkTargets(site);
  const known = targets.map(({ route, anchors }) => {
    const names = alternation(["main", ...new Set(anchors.map(({ name }) => name))]);
    return `${escapePattern(route)}(?:\\?[^#]*)?(?:#${names})?`;
  });
  // Links to listed routes are valid before the pages exist; a segment in brackets matches any name.
  const listed = site.listedRoutes
    .filter((route) => !site.pageOfRoute.has(route))
    .map(
      (route) =>
        `${route
          .split(/\[\w+\]/)
          .map(escapePattern)
          .join("[^/]+")}(?:#[a-z][a-z0-9-]*)?`,
    );
  const elsewhere = ["#[a-z][a-z0-9-]*", "https:\\/\\/\\S+", "\\/(?!\\/)\\S*\\.[a-z0-9]+"];
  const offer = (to: string, where: string) => snippet(to, where, to);
  const offered = targets.filter(({ kind }) => kind !== "not-found");
  return {
    type: "string",
    pattern: orToken(`^${alternation([...known, ...listed, ...elsewhere])}$`),
    patternErrorMessage:
      "No page of this site has this address, or the page has no such anchor. Choose one from the list (Ctrl+Space), or write an https address.",
    defaultSnippets: offered.flatMap(({ route, name, anchors }) => [
      offer(route, name),
      ...anchors
        .filter(({ isHeading }) => !isHeading)
        .map((anchor) => offer(`${route}#${anchor.name}`, `${name}: ${humanizeName(anchor.name)}`)),
    ]),
  };
}

/** Returns a pattern for the content of all tokens: constants with their formats, fields of an item and of the site. */
function tokenPattern(constants: Constants): string {
  const keysOf = new Map<string, string[]>();
  for (const constant of constants.values()) {
    const forms = formsOf(constant).map(escapePattern).join("|");
    keysOf.set(forms, [...(keysOf.get(forms) ?? []), escapePattern(constant.key)]);
  }
  const written = [...keysOf].map(
    ([forms, keys]) => `${alternation(keys)}(?:\\s*\\|\\s*here)?(?:\\s*\\|\\s*(?:${forms}))?`,
  );
  return alternation([...written, "(?:item|site)\\.[\\w.-]+"]);
}

/** Returns the schema of texts: every token in them must be known. */
function textSchema(constants: Constants): JsonObject {
  return {
    pattern: `^(?![\\s\\S]*\\{\\{(?!\\s*${tokenPattern(constants)}\\s*\\}\\}))`,
    patternErrorMessage:
      "A token here is not closed, names nothing that exists, or asks for a form that does not exist. Type {{ to choose one from the list.",
  };
}

/** Returns every list of entity groups that a property of the schemas refers to, by its definition name. */
function entityGroupLists(schemas: SchemaSet): Map<string, readonly string[]> {
  const values = schemas.paths.flatMap((path) => [...valuesIn(schemas.schema(path))]);
  const named = values.flatMap(([, value]) => (isJsonObject(value) ? [entityGroups(value) ?? []] : []));
  return new Map(named.filter((groups) => groups.length > 0).map((groups) => [entityChoice(groups), groups]));
}

/** Returns the label of an entity; for a feature, with the plans that include it. */
function entityLabel(key: string, constants: Constants): string {
  const constant = constants.get(key);
  const name = String(constant?.label ?? constants.get(`${key}.name`)?.value ?? "");
  return constant?.unit === "plan-tag" ? `${name} (${formatConstant(constant)})` : name;
}

/** Returns an enum of the entities of some groups of the constants. Features are sorted by name, since there are many. */
function entitySchema(groups: readonly string[], constants: Constants): JsonObject {
  const named = groups.flatMap((group) =>
    idsIn(group, constants).map((id) => ({ id, words: entityLabel(`${group}.${id}`, constants) })),
  );
  if (groups.includes("features")) named.sort((a, b) => a.words.localeCompare(b.words));
  return { enum: named.map(({ id }) => id), enumDescriptions: named.map(({ words }) => words) };
}

/** Returns the shared blocks. The description is the heading, or else the type of the block. */
function sharedBlocks({ shared }: Site): { name: string; description: string }[] {
  return [...shared].map(([name, { value }]) => {
    const { type, props } = objectAt(value);
    return { name, description: String(objectAt(props).heading ?? type ?? "") };
  });
}

/** Returns the addresses of the pictures in public/ that can be shared. */
const pictures = ({ root }: Site): string[] =>
  publicFiles(root)
    .files.filter((file) => /\.(?:png|jpg)$/.test(file))
    .sort();

/**
 * Returns the schema with all choices that come from the content: pages and their anchors, shared blocks, tokens, plans
 * and the like. Only this schema depends on the content, so that a new page makes no other schema stale.
 */
export function contentSchema(site: Site): JsonObject {
  const { constants } = site;
  const shared = sharedBlocks(site);
  const competitors = shownItems(site.collections, "comparisons").map(competitorOf);
  const named: Record<(typeof CONTENT_CHOICES)[number], JsonObject> = {
    address: addressSchema(site),
    author: {
      enum: site.authors.map(({ name }) => name),
      enumDescriptions: site.authors.map(({ name, role }) => `${name} (${role})`),
    },
    collection: { enum: [...site.collections.keys()].filter((name) => !name.includes("/")) },
    competitor: {
      enum: competitors.map(({ id }) => id),
      enumDescriptions: competitors.map(({ name }) => name),
    },
    picture: { enum: pictures(site) },
    shared: {
      enum: shared.map(({ name }) => name),
      enumDescriptions: shared.map(({ description }) => description),
    },
  };
  const choices = [...entityGroupLists(site.schemas)].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...EDITOR_HEAD,
    $defs: {
      ...named,
      "shared-snippets": {
        defaultSnippets: shared.map(({ name, description }) =>
          snippet(`Shared block: ${name}`, description, { use: name }),
        ),
      },
      text: textSchema(constants),
      ...Object.fromEntries(choices.map(([name, groups]) => [name, entitySchema(groups, constants)])),
    },
  };
}
