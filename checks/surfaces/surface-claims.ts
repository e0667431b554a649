import { once } from "../../data/once";
import type { Site } from "../../data/site";
import { placeOfOffset } from "../../schema/place";
import { claimContext } from "../claims/context";
import { judgeSource } from "../claims/judge";
import { keysOf } from "../claims/keys";
import type { Finding } from "../rule";
import { TAG } from "./markup";
import { type SurfaceFile, surfaceFile } from "./readers";

/** What the texts of some files claim. */
export interface SurfaceClaims {
  findings: Finding[];
  /** Keys (`quantityKeys`) of the quantities that are explained otherwise than by constants; the build may repeat them. */
  said: ReadonlySet<string>;
}

const plain = (text: string): string => text.replaceAll(TAG, "");

/** Judges the texts of a file; once, while neither the site nor the file has changed: a save changes one of hundreds. */
const claimsIn = once((site: Site) =>
  once(({ source, texts }: SurfaceFile, file: string, fix: string): SurfaceClaims => {
    const findings: Finding[] = [];
    const said = new Set<string>();
    const context = claimContext(site, file);
    for (const placed of texts) {
      const { unexplained, others } = judgeSource(placed.text, context);
      for (const key of keysOf(others)) said.add(key);
      for (const { quantity, message } of unexplained) {
        // A string of digits may be anything; a visitor reads it only where it is shown as it is.
        if (quantity.kind === "bare" && !placed.isShown) continue;
        const { offset, length } = placed.range(quantity.offset, quantity.text.length);
        const told = { message: plain(message), fix, figure: plain(quantity.text) };
        findings.push({ file, ...placeOfOffset(source, offset, length), where: "", ...told });
      }
    }
    return { findings, said };
  }),
);

/**
 * Judges the texts of files outside page JSON.
 *
 * @param names their paths from the project's root
 * @param fix what to do in a file, where no token can be written; the message names the constant
 */
export function surfaceClaims(
  site: Site,
  names: readonly string[],
  fix: (file: string) => string,
): SurfaceClaims {
  const claims = names.map((file) => claimsIn(site)(surfaceFile(site.root, file), file, fix(file)));
  return {
    findings: claims.flatMap(({ findings }) => findings),
    said: new Set(claims.flatMap(({ said }) => [...said])),
  };
}
