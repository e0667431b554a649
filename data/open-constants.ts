import { findNodeAtLocation } from "jsonc-parser";
import { preventsShowing } from "../schema/diagnostic";
import type { JsonDocument } from "../schema/json-document";
import { offsetOfPlace } from "../schema/place";
import type { SchemaSet } from "../schema/schema-set";
import { faultsOfData } from "./collections";
import { CONSTANTS_FILE, readConstants } from "./constants";
import { memoize } from "./memoize";
import { readDocument } from "./read-document";

/** Memoized by document, so that an unchanged file gives the same constants, for which rules have cached patterns. */
const readCached = memoize((schemas: SchemaSet) =>
  memoize((document: JsonDocument) => {
    const faults = faultsOfData(document, schemas, "constants-shape");
    // A constant that only lacks its subject can be shown.
    const blocking = faults.filter(
      (fault) => preventsShowing(fault) && `${fault.missingFields}` !== "subject",
    );
    const offsets = blocking.map((fault) => offsetOfPlace(document.text, fault));
    const isShaped = (key: string): boolean => {
      const leaf = document.tree && findNodeAtLocation(document.tree, key.split("."));
      return !leaf || !offsets.some((offset) => offset >= leaf.offset && offset < leaf.offset + leaf.length);
    };
    const { constants, diagnostics } = readConstants(document, offsets.length > 0 ? isShaped : undefined);
    return { constants, diagnostics: [...faults, ...diagnostics] };
  }),
);

/** Reads the project's constants with all their faults: of the JSON, against the schema, and between constants. */
export const openConstants = (root: string, schemas: SchemaSet) =>
  readCached(schemas)(readDocument(root, CONSTANTS_FILE));
