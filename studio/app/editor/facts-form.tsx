import { useState } from "react";
import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../../../schema/json-document";
import { valueAt, valuesIn } from "../../../schema/json-path";
import { humanizeName } from "../../../schema/words";
import type { FileEntry } from "../../api";
import { useEditor } from "../editor-context";
import { Collapsible } from "../elements";
import { FieldView } from "../fields/field-view";
import { inGroups, SearchField, search } from "../search-field";

/** Schema of the file that contains all facts. */
const FACTS_SCHEMA = "schema/constants.schema.json";

/** Whether a file is the one that contains all facts. */
export const isFactsFile = ({ schema }: Pick<FileEntry, "schema">): boolean => schema === FACTS_SCHEMA;

/** Schemas of fact values by unit; all other units are numbers. */
const KINDS: Record<string, JsonObject> = {
  text: { type: "string", pattern: "^[^{}]+$" },
  date: { type: "string", format: "date" },
  "plan-tag": { $ref: "./plan-tag.schema.json" },
};

/** Returns the facts that have a value of their own; other facts are derived from these. */
const factsIn = (content: JsonObject) =>
  [...valuesIn(content)].flatMap(([path, fact]) => {
    if (!isJsonObject(fact) || fact.unit === undefined || fact.value === undefined) return [];
    const kind = KINDS[String(fact.unit)] ?? { type: "number" };
    const group = humanizeName(String(path[0]));
    return [{ key: path.join("."), group, path: [...path, "value"], value: fact.value, kind }];
  });

/** Returns a copy of the content with another value of a fact. */
function withValue(content: JsonObject, path: JsonPath, value: JsonValue): JsonObject {
  const changed = structuredClone(content);
  const fact = valueAt(changed, path.slice(0, -1));
  if (isJsonObject(fact)) fact.value = value;
  return changed;
}

/** Returns the name of the fact with a property at a path: `["plans", "standard", "price", "value"]` → `Standard price`. */
export const factNameAt = (path: JsonPath): string => humanizeName(path.slice(1, -1).join("-"));

/** Describes how a fact reads, and which facts are derived from it. */
function describeFact(key: string, reads: string, content: JsonObject): string {
  const derived = [...valuesIn(content)].flatMap(([path, value]) =>
    (Array.isArray(value) && value.includes(key)) || (path.at(-1) === "included" && value === key)
      ? [factNameAt(path)]
      : [],
  );
  const follows = derived.length === 0 ? "" : ` What changes with it: ${derived.join(", ")}.`;
  return `It reads “${reads}” today.${follows}`;
}

/** A form with the value of each fact. Units and subjects are edited in the file, by the maintainers of the facts. */
export function FactsForm() {
  const { state, site, resolveTokens, write } = useEditor();
  const { content } = state;
  const [query, setQuery] = useState("");
  const reads = (key: string) => resolveTokens(`{{${key}}}`);
  const searchWords = new Map(site.facts.map(({ tokens, about }) => [tokens[0]?.token, about]));
  const found = search(factsIn(content), query, ({ key, group, path }) => [
    factNameAt(path),
    group,
    reads(key),
    searchWords.get(`{{${key}}}`) ?? "",
  ]);
  return (
    <>
      <p>Every page that states a fact is updated. “Changes” lists the new sentences, for a review later.</p>
      <SearchField
        label="Search facts"
        placeholder="price, trial, countries …"
        {...{ query, setQuery, found }}
      />
      {inGroups(found).map(([group, facts]) => (
        <Collapsible key={`${group} ${query !== ""}`} name={group} open={query !== ""}>
          <div className="fields">
            {facts.map(({ key, path, value, kind }) => {
              const schema = { ...kind, description: describeFact(key, reads(key), content) };
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
