import { readFileSync } from "node:fs";

/** The project's one text form for JSON that people edit, as .prettierrc.json sets it; depends on the data only. */
const OPTIONS = JSON.parse(readFileSync(new URL("../.prettierrc.json", import.meta.url), "utf8")) as object;

/** A JSON value in the project's canonical text form, with a line break at its end. */
export async function formatJson(value: unknown): Promise<string> {
  // Large, and most who import this only may need it.
  const { format } = await import("prettier");
  return format(JSON.stringify(value), { ...OPTIONS, parser: "json" });
}
