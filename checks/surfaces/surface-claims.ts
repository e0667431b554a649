import type { Site } from "../../data/site";
import { placeOfOffset } from "../../schema/place";
import { claimContext } from "../claims/context";
import { judgeSource } from "../claims/judge";
import { quantityKeys } from "../claims/keys";
import type { Finding } from "../rule";
import { TAG } from "./markup";
import { surfaceFile } from "./readers";

/** What the texts of some files claim. */
export interface SurfaceClaims {
  findings: Finding[];
  /** Keys (`quantityKeys`) of the quantities that are explained otherwise than by constants; the build may repeat them. */
  said: ReadonlySet<string>;
}

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
  const findings: Finding[] = [];
  const said = new Set<string>();
  for (const file of names) {
    const { source, texts } = surfaceFile(site.root, file);
    const context = claimContext(site, file);
    for (const placed of texts) {
      const { text, isShown } = placed;
      const judgement = judgeSource(text, context);
      // A number alone may be of any unit, and would give a right to say it of each.
      for (const quantity of judgement.others)
        if (quantity.kind !== "bare") for (const key of quantityKeys(quantity)) said.add(key);
      for (const claim of judgement.unexplained) {
        const { quantity } = claim;
        // A string of digits may be anything; a visitor reads it only where it is shown as it is.
        if (quantity.kind === "bare" && !isShown) continue;
        const { offset, length } = placed.range(quantity.offset, quantity.text.length);
        const message = claim.message.replaceAll(TAG, "");
        const figure = quantity.text.replaceAll(TAG, "");
        const place = placeOfOffset(source, offset, length);
        findings.push({ file, ...place, where: "", message, fix: fix(file), figure });
      }
    }
  }
  return { findings, said };
}
