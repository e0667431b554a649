import { readFileSync } from "node:fs";

/** Formatting of JSON that people edit, from .prettierrc.json. It depends only on the data, so each value has one text form. */
const OPTIONS = JSON.parse(readFileSync(new URL("../.prettierrc.json", import.meta.url), "utf8")) as object;

/** Formats a JSON value in the project's canonical form, with a line break at its end. */
export async function formatJson(value: unknown): Promise<string> {
  // Loaded on demand: prettier is large, and most importers of this module rarely call the function.
  const { format } = await import("prettier");
  return format(JSON.stringify(value), { ...OPTIONS, parser: "json" });
}

/** Formats a generated JSON value, which nobody edits. */
export const formatGeneratedJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
