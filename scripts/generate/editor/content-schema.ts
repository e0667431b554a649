import type { PageSummary } from "../../../checks/page-summary";
import { publicFiles } from "../../../checks/public-files";
import { type Choice, choicesOf } from "../../../data/choices";
import type { Constants } from "../../../data/constants";
import { formsOf } from "../../../data/format";
import type { Site } from "../../../data/site";
import type { JsonObject } from "../../../schema/json-document";
import { escapePattern, humanizeName } from "../../../schema/words";
import { EDITOR_HEAD, orToken, snippet } from "./json-schema";

const alternation = (texts: readonly string[]): string => `(?:${texts.join("|")})`;

/** Returns the schema of link addresses: pages of the site and their anchors, anchors on the same page, files and https URLs. */
function addressSchema(site: Site, pages: readonly PageSummary[]): JsonObject {
  const known = pages.map(({ route, anchors }) => {
    const names = alternation([...new Set(["main", ...anchors])]);
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
  const offered = pages.filter(({ kind }) => kind !== "not-found");
  return {
    type: "string",
    pattern: orToken(`^${alternation([...known, ...listed, ...elsewhere])}$`),
    patternErrorMessage:
      "No page of this site has this address, or the page has no such anchor. Choose one from the list (Ctrl+Space), or write an https address.",
    defaultSnippets: offered.flatMap(({ route, name, anchors }) => [
      offer(route, name),
      ...anchors.map((anchor) => offer(`${route}#${anchor}`, `${name}: ${humanizeName(anchor)}`)),
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

/** Returns the addresses of the pictures in public/ that can be shared. */
const pictures = ({ root }: Site): string[] =>
  publicFiles(root)
    .files.filter((file) => /\.(?:png|jpg)$/.test(file))
    .sort();

/** Returns an enum of choices. */
const enumOf = (choices: readonly Choice[]): JsonObject => ({
  enum: choices.map(({ value }) => value),
  enumDescriptions: choices.map(({ label }) => label),
});

/**
 * Returns the schema with all choices that come from the content: pages and their anchors, shared blocks, tokens, plans
 * and the like. Only this schema depends on the content, so that a new page makes no other schema stale.
 *
 * @param pages summaries of all pages, from the check
 */
export function contentSchema(site: Site, pages: readonly PageSummary[]): JsonObject {
  const choices = choicesOf(site);
  const ofShared = (choices.shared ?? []).map(({ value, label }) =>
    snippet(`Shared block: ${value}`, label, { use: value }),
  );
  return {
    ...EDITOR_HEAD,
    $defs: {
      address: addressSchema(site, pages),
      picture: { enum: pictures(site) },
      ...Object.fromEntries(Object.entries(choices).map(([name, offered]) => [name, enumOf(offered)])),
      "shared-snippets": { defaultSnippets: ofShared },
      text: textSchema(site.constants),
    },
  };
}
