import { useState } from "react";
import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";
import { valueAt } from "../../../schema/json-path";
import { humanizeName } from "../../../schema/words";
import type { FileEntry } from "../../api";
import { Collapsible } from "../collapsible";
import { useEditor } from "../editor-context";
import { FieldView } from "../fields/field-view";
import { SearchField, search } from "../search-field";

/** Schema of the file that contains all facts. */
const FACTS_SCHEMA = "schema/constants.schema.json";

/** Whether a file is the one that contains all facts. */
export const isFactsFile = ({ schema }: Pick<FileEntry, "schema">): boolean => schema === FACTS_SCHEMA;

/** Schemas of fact values by unit; all other units are numbers. */
const KINDS: Record<string, JsonObject> = {
  text: { type: "string", pattern: "^[^{}]+$" },
  date: { type: "string", format: "date" },
  "plan-tag": {
    enum: ["all", "standard", "enterprise"],
    enumDescriptions: ["On every plan", "From Standard on", "On Enterprise alone"],
  },
};

interface Fact {
  key: string;
  /** Path of the value. */
  path: string[];
  value: JsonValue;
  kind: JsonObject;
}

/** Returns the facts of a group that have a value of their own; other facts are derived from these. */
function factsIn(group: JsonObject, path: readonly string[] = []): Fact[] {
  return Object.entries(group).flatMap(([name, entry]): Fact[] => {
    if (!isJsonObject(entry)) return [];
    const own = [...path, name];
    if (entry.unit === undefined) return factsIn(entry, own);
    const { value, unit } = entry;
    const kind = KINDS[String(unit)] ?? { type: "number" };
    return value === undefined ? [] : [{ key: own.join("."), path: [...own, "value"], value, kind }];
  });
}

/** Returns a copy of the content with another value of a fact. */
function withValue(content: JsonObject, path: JsonPath, value: JsonValue): JsonObject {
  const changed = structuredClone(content);
  const fact = valueAt(changed, path.slice(0, -1));
  if (isJsonObject(fact)) fact.value = value;
  return changed;
}

/** Returns the name of the fact whose value is at a path: `["plans", "standard", "price", "value"]` → `Standard price`. */
export const factNameAt = (path: JsonPath): string => humanizeName(path.slice(1, -1).join("-"));

/** Returns the names of the facts that are derived from a fact, and change with it. */
function derivedFrom(key: string, group: JsonObject, path: readonly string[] = []): string[] {
  return Object.entries(group).flatMap(([name, entry]) => {
    if (!isJsonObject(entry)) return [];
    const isDerived = Object.values(entry).some((value) => Array.isArray(value) && value.includes(key));
    return isDerived ? [factNameAt([...path, name, "value"])] : derivedFrom(key, entry, [...path, name]);
  });
}

/** Describes how a fact reads, and what changes with it. */
function describeFact(key: string, reads: string, content: JsonObject): string {
  const derived = derivedFrom(key, content);
  const follows = derived.length === 0 ? "" : ` What changes with it: ${derived.join(", ")}.`;
  return `It reads “${reads}” today.${follows}`;
}

/** A form with the value of each fact. Units and subjects are edited in the file, by the maintainers of the facts. */
export function FactsForm() {
  const { state, offers, resolveTokens, write } = useEditor();
  const { content } = state;
  const [query, setQuery] = useState("");
  const reads = ({ key }: Fact) => resolveTokens(`{{${key}}}`);
  const searchWords = new Map(offers.facts.map(({ tokens, about }) => [tokens[0]?.token, about]));
  const found = search(factsIn(content), query, (fact) => [
    factNameAt(fact.path),
    humanizeName(fact.path[0] ?? ""),
    reads(fact),
    searchWords.get(`{{${fact.key}}}`) ?? "",
  ]);
  const groups = [...new Set(found.map(({ path: [group = ""] }) => group))];
  return (
    <>
      <p>Every page that states a fact is updated. Its new sentences are reviewed before you submit them.</p>
      <SearchField
        label="Search facts"
        placeholder="price, trial, countries …"
        {...{ query, setQuery, found }}
      />
      {groups.map((group) => (
        <Collapsible key={`${group} ${query !== ""}`} name={humanizeName(group)} open={query !== ""}>
          <div className="fields">
            {found
              .filter(({ path }) => path[0] === group)
              .map((fact) => {
                const { key, path, value, kind } = fact;
                const schema = { ...kind, description: describeFact(key, reads(fact), content) };
                return (
                  <FieldView
                    key={key}
                    title={factNameAt(path)}
                    at={[{ schema, file: FACTS_SCHEMA }]}
                    {...{ path, value }}
                    isRequired
                    onChange={(next) => write(withValue(content, path, next ?? ""))}
                  />
                );
              })}
          </div>
        </Collapsible>
      ))}
    </>
  );
}
