import { basename } from "node:path";
import { type JsonObject, parseJson } from "../schema/json-document";
import type { CollectionItem } from "./collections";

/** Creates an item of a collection with this content. */
export const itemOf = (file: string, value: JsonObject, canBeShown = true): CollectionItem => ({
  ...{ id: basename(file, ".json"), file, document: parseJson(file, JSON.stringify(value)) },
  ...{ value, diagnostics: [], canBeShown },
});
