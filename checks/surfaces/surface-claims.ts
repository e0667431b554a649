import { filesBelow } from "../../data/files-below";
import { EXCEPTIONS_FILE } from "../../data/known-files";
import { memoize } from "../../data/memoize";
import { BUILT_FILE, buildFolderOf } from "../../data/page-address";
import type { Site } from "../../data/site";
import { placeOfOffset } from "../../schema/place";
import { claimContext } from "../claims/context";
import { judgeSource } from "../claims/judge";
import { keysOf } from "../claims/keys";
import { publicFiles } from "../public-files";
import type { Finding } from "../rule";
import { withoutTags } from "./markup";
import { readerOf, type SurfaceFile, surfaceFile } from "./readers";

/** Folders with code that writes words for visitors: blocks, the frame around them, and the files beside the pages. */
const FOLDERS = ["blocks", "renderer", "scripts/build/outputs"];

const isCode = (file: string): boolean =>
  /\.(?:tsx?|css)$/.test(file) && !/\.(?:test|gen|fixture)\.\w+$/.test(file);

/** Returns the code files that write words for visitors, relative to the project's root. */
export const codeFiles = (root: string): string[] =>
  FOLDERS.flatMap((folder) => filesBelow(root, folder)).filter(isCode);

/** Returns the files of public/ with texts, relative to the project's root. */
export const publicTexts = (root: string): string[] =>
  publicFiles(root)
    .files.filter(readerOf)
    .map((path) => `public${path}`);

/** Returns the fix for a file that cannot contain tokens; the message names the constant. */
function fixFor(file: string): string {
  const isPublic = file.startsWith("public/");
  const address = file.slice("public".length);
  if (isPublic && !buildFolderOf(address) && BUILT_FILE.test(address))
    return "Remove the file: the build makes one, and its figures follow the constants.";
  const instead = isPublic
    ? "Remove it and say it on a page; files of public/ stay as they are when a constant changes."
    : "Take it from the content.";
  return `${instead} If it is not a claim of ours, list it in ${EXCEPTIONS_FILE} with the reason.`;
}

/** Judges the texts of a file. Memoized by site and file, because a save changes one of hundreds of files. */
const claimsInFile = memoize((site: Site) =>
  memoize(({ source, texts }: SurfaceFile, file: string) => {
    const findings: Finding[] = [];
    const statedKeys = new Set<string>();
    const context = claimContext(site, file);
    for (const placed of texts) {
      const { unexplained, explained } = judgeSource(placed.text, context);
      for (const key of keysOf(explained)) statedKeys.add(key);
      for (const { quantity, message } of unexplained) {
        // A string of digits may be anything; a visitor reads it only if it is shown as it is.
        if (quantity.kind === "bare" && !placed.isShown) continue;
        const { offset, length } = placed.range(quantity.offset, quantity.text.length);
        const rest = { message: withoutTags(message), fix: fixFor(file), figure: withoutTags(quantity.text) };
        findings.push({ file, ...placeOfOffset(source, offset, length), where: "", ...rest });
      }
    }
    return { findings, statedKeys };
  }),
);

/**
 * Judges the texts outside page JSON: the words of code, and the files of public/.
 *
 * @returns the findings, and the keys (`quantityKeys`) of the quantities that something other than a constant explains, which
 *   the build may repeat
 */
export function surfaceClaims(site: Site) {
  const { root } = site;
  const claims = [...codeFiles(root), ...publicTexts(root)].map((file) =>
    claimsInFile(site)(surfaceFile(root, file), file),
  );
  return {
    findings: claims.flatMap(({ findings }) => findings),
    statedKeys: new Set(claims.flatMap(({ statedKeys }) => [...statedKeys])),
  };
}
