import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { compile } from "tailwindcss";
import { filesBelow } from "../../data/files-below";
import { type Diagnostic, errorAt } from "../../schema/diagnostic";

/** One error of the bundler; every property may be missing. */
interface BundlerError {
  name?: string;
  message?: string;
  id?: string;
  loc?: { file?: string; line?: number } | null;
}

const createFault = (file: string, line: number, column: number, message: string): Diagnostic =>
  errorAt(file, { line, column, length: 1 }, { rule: "bundle", message });

/** Returns the first line of a message, without colors, the name of the bundler's plugin, and the code frame. */
function firstSentence(message: string): string {
  const [first = ""] = stripVTControlCharacters(message).split("\n");
  return first.replace(/^\[[^\]]*\]\s*/, "").replace(/(?<![.?!])$/, ".");
}

/** Header of a code frame: `╭─[ blocks/hero/block.tsx:28:4 ]`. A syntax error names its file only there. */
const DRAWN_PLACE = /─\[ (.+?):(\d+):(\d+) \]/;

/** Compiles each stylesheet separately to locate faults: Tailwind reads all styles as one text and names only the first file. */
async function findStyleFaults(root: string): Promise<Diagnostic[]> {
  const files = ["blocks", "renderer"]
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => file.endsWith(".css"));
  const faults: Diagnostic[] = [];
  for (const file of files) {
    try {
      await compile(readFileSync(join(root, file), "utf8"), { from: file });
    } catch (error) {
      // Other errors, such as a missing import, only occur because the file is compiled separately.
      const place = /^(.+?):(\d+):(\d+): (.*)$/.exec(error instanceof Error ? error.message : "");
      if (!place || (error as Error).name !== "CssSyntaxError") continue;
      faults.push(createFault(file, Number(place[2]), Number(place[3]), firstSentence(place[4] ?? "")));
    }
  }
  return faults;
}

/**
 * Converts an error of the bundler to diagnostics, so that a fault in a block is printed like every other fault.
 *
 * @param root the folder that was bundled
 * @returns the faults with their places; empty if the error names no place in the code
 */
export async function bundleFaults(root: string, error: unknown): Promise<Diagnostic[]> {
  const errors = (error as { errors?: BundlerError[] }).errors ?? [];
  if (errors.some(({ name }) => name === "CssSyntaxError")) {
    const faults = await findStyleFaults(root);
    if (faults.length > 0) return faults;
  }
  return errors.flatMap(({ id, loc, message = "" }) => {
    const [, drawn, line, column] = DRAWN_PLACE.exec(stripVTControlCharacters(message)) ?? [];
    if (drawn) return [createFault(drawn, Number(line), Number(column), firstSentence(message))];
    const file = loc?.file ?? id;
    return file ? [createFault(relative(root, file), loc?.line ?? 1, 1, firstSentence(message))] : [];
  });
}
