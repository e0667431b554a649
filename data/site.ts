import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { findNodeAtLocation } from "jsonc-parser";
import type { Diagnostic } from "../schema/diagnostic";
import { isJsonObject, type JsonDocument, type JsonObject, type JsonValue } from "../schema/json-document";
import { offsetOfPlace } from "../schema/place";
import { loadSchemas, type SchemaSet } from "../schema/schema-set";
import type { HouseStyle, Navigation, Redirects, Routes, SiteData } from "../schema/shapes.gen";
import { validate } from "../schema/validate";
import { checkArithmetic } from "./arithmetic";
import { type Collections, readCollections } from "./collections";
import { CONSTANTS_FILE, type Constants, readConstants } from "./constants";
import { type Exceptions, readExceptions } from "./exceptions";
import { type PageRef, pageRefs } from "./page-refs";
import { readDocument } from "./read-document";
import { REDIRECTS_FILE, type Redirect } from "./redirects";

/** Everything about the site but its pages, which are loaded one at a time so that memory does not grow with them. */
export interface Site {
  /** The project's folder. */
  root: string;
  schemas: SchemaSet;
  constants: Constants;
  constantsDocument: JsonDocument;
  /** `data/site.json`. */
  data: SiteData;
  siteDocument: JsonDocument;
  /** `data/navigation.json`. */
  navigation: Navigation;
  navigationDocument: JsonDocument;
  /** Routes that the specification lists, from `data/routes.json`. */
  listedRoutes: readonly string[];
  /** Addresses that lead elsewhere, from `data/redirects.json`; none where there is no such file. */
  redirects: readonly Redirect[];
  redirectsDocument: JsonDocument | undefined;
  /** Words that are not ours, with what we write instead, and our names, from `data/house-style.json`; none without it. */
  houseStyle: HouseStyle;
  /** One entry for each page of the site, sorted by route. */
  pages: readonly PageRef[];
  /** The same entries, found by their route. */
  pageOfRoute: ReadonlyMap<string, PageRef>;
  /** The shared blocks of `pages/_shared`, by name. */
  shared: ReadonlyMap<string, JsonDocument>;
  /** Figures that may stand as they are typed, each with its reason. */
  exceptions: Exceptions;
  /** The items of each folder of data/. */
  collections: Collections;
  /** Faults of the files read here. */
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

/** What is sound of site data that has a fault, by the kinds of its values: tokens may name it. */
function soundPart(value: unknown): SiteData {
  const kind = (part: unknown) => (Array.isArray(part) ? "list" : typeof part);
  const empty: Readonly<Record<string, unknown>> = { ...EMPTY_SITE };
  const fields = Object.entries(isJsonObject(value) ? value : {}).filter(
    ([name, part]) => !Object.hasOwn(empty, name) || kind(part) === kind(empty[name]),
  );
  return { ...EMPTY_SITE, ...Object.fromEntries(fields) };
}

/** Reads one data file; where it is faulty its diagnostics are added and the fallback is returned. */
function readData<T>(
  root: string,
  file: string,
  schema: string,
  schemas: SchemaSet,
  fallback: T,
  diagnostics: Diagnostic[],
) {
  const document = readDocument(root, file);
  const faults = [...document.diagnostics];
  if (faults.length === 0) {
    faults.push(
      ...validate(schemas, {
        document,
        path: [],
        value: document.value,
        schema,
        rule: "data-shape",
        where: "",
      }),
    );
  }
  diagnostics.push(...faults);
  return { document, value: faults.length === 0 ? (document.value as unknown as T) : fallback };
}

function readShared(root: string): Map<string, JsonDocument> {
  const folder = join(root, "pages/_shared");
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort();
  return new Map(
    names.map((name) => [name.slice(0, -".json".length), readDocument(root, `pages/_shared/${name}`)]),
  );
}

/** The site's data as far as its fields can be used: one that is faulty is no reason to do without the others. */
function asFar(typed: JsonValue, data: SiteData): SiteData {
  if (!isJsonObject(typed)) return data;
  const fields = Object.entries(data).map(([name, known]) => {
    const value = typed[name];
    if (typeof value === typeof known && Array.isArray(value) === Array.isArray(known)) return [name, value];
    return [name, typeof known === "string" && typeof value === "number" ? String(value) : known];
  });
  return { ...typed, ...Object.fromEntries(fields) } as unknown as SiteData;
}

const LEAF_PARTS = /\.(?:value|to|unit|qualifier|source|same|sum|alternates)$/;

/** True when a fault is in a constant that has one already: the schema says again that it is none. */
function isWithinOne(
  { line, column }: Diagnostic,
  faults: readonly Diagnostic[],
  { tree, text }: JsonDocument,
): boolean {
  const offset = offsetOfPlace(text, { line, column });
  return faults.some(({ where }) => {
    const steps = where.split(".");
    const leaf = tree && findNodeAtLocation(tree, LEAF_PARTS.test(where) ? steps.slice(0, -1) : steps);
    return leaf !== undefined && offset >= leaf.offset && offset < leaf.offset + leaf.length;
  });
}

/**
 * Opens a project: schemas, constants, site data, navigation and the list of its pages.
 *
 * @param root the project's folder
 * @param schemas the project's schemas, where they are compiled already
 * @throws when a schema is broken; faults of content are in `diagnostics`
 */
export function openSite(root: string, schemas = loadSchemas(root)): Site {
  const diagnostics: Diagnostic[] = [];
  const constantsDocument = readDocument(root, CONSTANTS_FILE);
  const { constants, diagnostics: constantFaults } = readConstants(constantsDocument);
  diagnostics.push(...constantsDocument.diagnostics, ...constantFaults);
  if (constantsDocument.diagnostics.length === 0) {
    const task = { document: constantsDocument, path: [], value: constantsDocument.value, where: "" };
    const shape = validate(schemas, { ...task, schema: "schema/constants.schema.json", rule: "data-shape" });
    diagnostics.push(...shape.filter((fault) => !isWithinOne(fault, constantFaults, constantsDocument)));
    diagnostics.push(...checkArithmetic(constants, constantsDocument));
  }
  const site = readData<SiteData>(
    root,
    "data/site.json",
    "schema/site.schema.json",
    schemas,
    EMPTY_SITE,
    diagnostics,
  );
  if (site.value === EMPTY_SITE) site.value = soundPart(site.document.value);
  const navigation = readData<Navigation>(
    root,
    "data/navigation.json",
    "schema/navigation.schema.json",
    schemas,
    { header: [], mobileExtra: [], footer: [] },
    diagnostics,
  );
  const routes = readData<Routes>(
    root,
    "data/routes.json",
    "schema/routes.schema.json",
    schemas,
    { routes: [] },
    diagnostics,
  );
  const optional = <T extends object>(file: string, schema: string, empty: T) =>
    existsSync(join(root, file)) ? readData<T>(root, file, schema, schemas, empty, diagnostics) : undefined;
  const noRedirects: Redirects = { redirects: [] };
  const redirects = optional(REDIRECTS_FILE, "schema/redirects.schema.json", noRedirects);
  const noWords: HouseStyle = { words: {}, names: [] };
  const style = optional("data/house-style.json", "schema/house-style.schema.json", noWords);
  // Only the ledger of sentences reads it (checks/ledger).
  optional("data/lexicon.json", "schema/lexicon.schema.json", { words: [] });
  const { exceptions, diagnostics: exceptionFaults } = readExceptions(root, schemas);
  diagnostics.push(...exceptionFaults);
  const { refs, diagnostics: refFaults } = pageRefs(root);
  diagnostics.push(...refFaults);
  const fields: unknown = asFar(site.document.value, site.value);
  const read = readCollections(root, schemas, {
    constants,
    namespaces: { site: isJsonObject(fields) ? fields : {} },
  });
  // Without the constants every token would be one more fault, and none of them the cause.
  if (constantsDocument.diagnostics.length === 0) diagnostics.push(...read.diagnostics);
  const shared = readShared(root);
  for (const document of shared.values()) diagnostics.push(...document.diagnostics);
  return {
    root,
    schemas,
    constants,
    constantsDocument,
    data: asFar(site.document.value, site.value),
    siteDocument: site.document,
    navigation: navigation.value,
    navigationDocument: navigation.document,
    listedRoutes: routes.value.routes,
    redirects: redirects?.value.redirects ?? [],
    redirectsDocument: redirects?.document,
    houseStyle: style?.value ?? noWords,
    pages: refs,
    pageOfRoute: new Map(refs.map((ref) => [ref.route, ref])),
    shared,
    exceptions,
    collections: read.collections,
    diagnostics,
  };
}

/** Fields of the site's data that a token may name, as `{{site.phoneDisplay}}`. */
export function siteFields(site: Site): JsonObject {
  const data: unknown = site.data;
  return isJsonObject(data) ? data : {};
}
