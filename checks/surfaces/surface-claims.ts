import type { Site } from "../../data/site";
import { placeOfOffset } from "../../schema/place";
import { claimContext } from "../claims/context";
import { judgeSource, type Unexplained } from "../claims/judge";
import { quantityKeys } from "../claims/keys";
import { TAG } from "../html/markup";
import type { Finding } from "../rule";
import { surfaceFile } from "./surface-files";

/** What the texts of some files claim. */
export interface SurfaceClaims {
  findings: Finding[];
  /** Keys (`quantityKeys`) of the quantities that are explained otherwise than by constants; the build may repeat them. */
  said: ReadonlySet<string>;
}

/** The advice for a quantity: `token` names the constant that it equals, or comes nearest to. */
export type Advice = (file: string, token: string | undefined) => string;

/** The token that the general advice names; it cannot be written in such a file, but says what the content should. */
function likelyToken({ fix }: Unexplained): string | undefined {
  const named = /\{\{[^}]+\}\}/.exec(fix)?.[0];
  const isSure = fix.startsWith("Write {{") && !fix.includes("if that is meant");
  return named && !isSure ? `${named} if that is meant` : named;
}

/**
 * Judges the texts of files outside page JSON.
 *
 * @param names their paths from the project's root
 * @param advice what to do, since a token cannot be written in such a file
 */
export function surfaceClaims(site: Site, names: readonly string[], advice: Advice): SurfaceClaims {
  const files = names.flatMap((name) => surfaceFile(site.root, name) ?? []);
  const findings: Finding[] = [];
  const said = new Set<string>();
  for (const { file, source, texts } of files) {
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
        const fix = advice(file, likelyToken(claim));
        const place = placeOfOffset(source, offset, length);
        findings.push({ file, ...place, where: "", message, fix, figure });
      }
    }
  }
  return { findings, said };
}
