import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Draft, readDocument } from "../../data/read-document";
import { type Diagnostic, errorAt, FILE_START } from "../../schema/diagnostic";
import type { JsonValue } from "../../schema/json-document";
import { objectAt } from "../../schema/schema-parts";
import { describeSystemError } from "../system-error.mjs";
import { UserError } from "../user-error";

/** Maximum number of reported stack lines: they locate the error in a component; the rest is in the renderer itself. */
const MAX_STACK_LINES = 4;

/** Line of the box in which Vike suspects a broken package, which hides the component that failed; stack frame in a package. */
const UNHELPFUL_LINE = /^[┌│└]|^ +at .*\/node_modules\//;

/** Place of a stack frame in the bundle, whose files are deleted when the build fails. */
const BUNDLED_PLACE = /(?<=^ +at .*)(file:\S+):(\d+):\d+/;

/** Comment above the code of each source in the bundle: `// blocks/hero/block.tsx`. */
const SOURCE_COMMENT = /^\/\/ (\S+\.\w+)$/;

/** Returns the source of a line of the bundle. */
function sourceOf(bundled: string, line: number): string | undefined {
  const before = readFileSync(bundled, "utf8").split("\n").slice(0, line);
  return before.flatMap((text) => SOURCE_COMMENT.exec(text)?.[1] ?? []).at(-1);
}

/** Returns the first lines of an error's stack, with the sources of the bundled code. */
function describeError(error: unknown): string {
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const lines = reason.split("\n").filter((line) => !UNHELPFUL_LINE.test(line));
  const withSource = (line: string) =>
    line.replace(BUNDLED_PLACE, (place, url: string, number: string) => {
      return sourceOf(fileURLToPath(url), Number(number)) ?? place;
    });
  return lines.slice(0, MAX_STACK_LINES).map(withSource).join("\n");
}

/**
 * Finds the first block of a page that cannot be rendered on its own.
 *
 * @param render renders the page as if a draft had been saved
 * @returns its number and type, such as `block 3 hero`; empty if the page cannot be rendered without blocks either
 */
export async function findFailedBlock(
  root: string,
  file: string,
  render: (draft: Draft) => Promise<unknown>,
): Promise<string> {
  const page = objectAt(readDocument(root, file).value);
  const fails = (...blocks: JsonValue[]) =>
    render({ file, text: JSON.stringify({ ...page, blocks }) }).then(
      () => false,
      () => true,
    );
  if (await fails()) return "";
  for (const [index, block] of (Array.isArray(page.blocks) ? page.blocks : []).entries()) {
    const { type, use = type } = objectAt(block);
    if (await fails(block)) return `block ${index + 1} ${use}`;
  }
  return "";
}

/**
 * Describes an error that occurred while a page was rendered or written: of a component, or of content that no check
 * covers.
 *
 * @param findBlock finds the block that cannot be rendered, as `findFailedBlock` does
 * @throws UserError for an error of the system, such as a full disk, which is no fault of the page
 */
export async function pageFault(
  file: string,
  error: unknown,
  findBlock: () => Promise<string>,
): Promise<Diagnostic> {
  const systemError = describeSystemError(error);
  if (systemError !== undefined) throw new UserError(systemError);
  const message = `The page could not be rendered. ${describeError(error)}`;
  return errorAt(file, FILE_START, { rule: "render-failure", where: await findBlock(), message });
}
