import { basename } from "node:path";
import { type Diagnostic, preventsShowing } from "../schema/diagnostic";
import { isJsonObject, type JsonDocument, type JsonObject, type JsonValue } from "../schema/json-document";
import { loadSchemas, type SchemaSet } from "../schema/schema-set";
import type {
  Authors,
  Exceptions,
  HouseStyle,
  Navigation,
  Redirects,
  Routes,
  SiteData,
} from "../schema/shapes.gen";
import { type Collections, readCollections, resolveData } from "./collections";
import { type Constants, openConstants } from "./constants";
import { filesBelow } from "./files-below";
import { DATA_FILES, type DataFile, faultsOfData } from "./known-files";
import { type PageRef, pageRefs } from "./page-refs";
import { readDocument } from "./read-document";
import type { TokenLookup } from "./tokens";

/** Everything about the site except its pages, which are loaded one at a time so that memory does not grow with them. */
export interface Site {
  /** The project's folder. */
  root: string;
  schemas: SchemaSet;
  /** The files of data/ outside of collections, by name. */
  documents: Readonly<Record<DataFile, JsonDocument>>;
  constants: Constants;
  /** `data/site.json`. */
  data: SiteData;
  /** The authors of articles, from `data/authors.json`. */
  authors: Authors["authors"];
  /** `data/navigation.json`. */
  navigation: Navigation;
  /** Routes that the specification lists, from `data/routes.json`. */
  listedRoutes: readonly string[];
  /** Redirects, from `data/redirects.json`. */
  redirects: Redirects["redirects"];
  /** Words to avoid, each with its replacement, and the site's own names, from `data/house-style.json`. */
  houseStyle: HouseStyle;
  /** One entry for each page of the site, sorted by route. */
  pages: readonly PageRef[];
  /** The same entries by route. */
  pageOfRoute: ReadonlyMap<string, PageRef>;
  /** Shared blocks of `pages/_shared`, by name. */
  shared: ReadonlyMap<string, JsonDocument>;
  /** Figures that may be typed, each with its reason. */
  exceptions: Exceptions["exceptions"];
  /** Items of each folder in data/. */
  collections: Collections;
  /** Faults of the files that `openSite` reads. */
  diagnostics: Diagnostic[];
}

const EMPTY_SITE: SiteData = {
  name: "",
  tagline: "",
  description: "",
  email: "",
  phone: "",
  socialHandle: "",
  shareImage: "/share/default.png",
  shareImageAlt: "",
  keywords: [],
  inertCallsToAction: "nothing",
  social: [],
};

const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : typeof value);

/** Returns the usable fields of faulty site data: a field of the wrong type gets its empty value. */
function usableFields(value: JsonValue): SiteData {
  const typed = isJsonObject(value) ? value : {};
  const fields = Object.entries(EMPTY_SITE).map(([name, empty]) => {
    const given = typed[name];
    if (kindOf(given) === kindOf(empty)) return [name, given];
    return [name, typeof empty === "string" && typeof given === "number" ? String(given) : empty];
  });
  return { ...typed, ...Object.fromEntries(fields) };
}

/** The file of a shared block: no block is in a folder of the folder. */
const SHARED_BLOCK = /^pages\/_shared\/[^./][^/]*\.json$/;

function readShared(root: string): Map<string, JsonDocument> {
  const files = filesBelow(root, "pages/_shared").filter((file) => SHARED_BLOCK.test(file));
  return new Map(files.map((file) => [basename(file, ".json"), readDocument(root, file)]));
}

/**
 * Opens a project: reads its schemas, constants, site data, navigation and collections, and lists its pages.
 *
 * @param root the project's folder
 * @param schemas the project's schemas, if they are already loaded
 * @throws if a schema is invalid; faults of content are in `diagnostics`
 */
export function openSite(root: string, schemas = loadSchemas(root)): Site {
  const { constants, diagnostics } = openConstants(root, schemas);
  const documents = Object.fromEntries(
    DATA_FILES.map((name) => [name, readDocument(root, `data/${name}.json`)]),
  ) as Record<DataFile, JsonDocument>;
  const dataFaults: Diagnostic[] = [];
  /** Returns the content of `data/<name>.json`. @param tokens values of its tokens, for a file whose texts visitors read */
  const resolve = (name: DataFile, tokens?: TokenLookup) => {
    const document = documents[name];
    // An unchanged file without tokens stays the same object, for which rules have cached patterns.
    const { value, diagnostics: faults } =
      tokens && document.text.includes("{{")
        ? resolveData(document, schemas, tokens)
        : { value: document.value, diagnostics: faultsOfData(document, schemas) };
    dataFaults.push(...faults);
    return { value, canBeShown: !faults.some(preventsShowing) };
  };
  const own = resolve("site", { constants });
  const data = own.canBeShown ? (own.value as unknown as SiteData) : usableFields(own.value);
  const lookup = lookupOf({ constants, data });
  /** Returns that content, or the fallback if it cannot be shown. */
  const read = <T>(name: DataFile, fallback: T, tokens?: TokenLookup): T => {
    const { value, canBeShown } = resolve(name, tokens);
    return canBeShown ? (value as T) : fallback;
  };
  const { authors } = read<Authors>("authors", { authors: [] }, lookup);
  const navigation = read<Navigation>("navigation", { header: [], mobileExtra: [], footer: [] }, lookup);
  const routes = read<Routes>("routes", { routes: [] });
  const redirects = read<Redirects>("redirects", { redirects: [] });
  const houseStyle = read<HouseStyle>("house-style", { words: {}, promises: {}, names: [] });
  const exceptions = read<Exceptions>("exceptions", { exceptions: [] });
  const { refs, diagnostics: refFaults } = pageRefs(root);
  const collections = readCollections(root, schemas, lookup);
  const itemFaults = [...collections.values()].flat().flatMap((item) => item.diagnostics);
  // Without the constants, every token would be a fault, and none of them the cause.
  const isCause = ({ rule }: Diagnostic) =>
    rule !== "unknown-token" || documents.constants.diagnostics.length === 0;
  const shared = readShared(root);
  return {
    root,
    schemas,
    documents,
    constants,
    data,
    authors,
    navigation,
    listedRoutes: routes.routes,
    redirects: redirects.redirects,
    houseStyle,
    pages: refs,
    pageOfRoute: new Map(refs.map((ref) => [ref.route, ref])),
    shared,
    exceptions: exceptions.exceptions,
    collections,
    diagnostics: [
      ...diagnostics,
      ...dataFaults.filter(isCause),
      ...refFaults,
      ...itemFaults.filter(isCause),
      ...[...shared.values()].flatMap((document) => document.diagnostics),
    ],
  };
}

/** Creates the lookup for tokens: the constants, the site's data and, for a page, its route and item. */
export function lookupOf(
  site: Pick<Site, "constants" | "data">,
  { route, item }: { route?: string; item?: JsonValue | undefined } = {},
): TokenLookup {
  // For tokens such as {{site.phone}}.
  const data = site.data as unknown as JsonObject;
  return { constants: site.constants, namespaces: { site: data, item }, route };
}
