import { useMemo } from "react";
import type { SiteOffers, Verdict } from "../../api";
import { type FormData, placeOf } from "../fields/form-context";

/** What the fields of the form share, beside what they have from the site and the verdict. */
type OfEditor = Pick<
  FormData,
  "pickFact" | "pickLink" | "pickIcon" | "file" | "isSaved" | "declareMadeUp" | "recheck"
>;

/** What the fields of the form share. */
export function useFormData(offers: SiteOffers, verdict: Verdict | undefined, ofEditor: OfEditor): FormData {
  const ofSite = useMemo(() => {
    const tokens = offers.facts.flatMap((fact) => fact.tokens);
    const reads = new Map(tokens.map(({ token, reads: words }) => [token, words]));
    return {
      schemas: { schema: (path: string) => offers.schemas[path] ?? {}, choices: offers.choices },
      icons: offers.icons,
      pictures: Object.fromEntries(offers.pictures.map(({ name, example }) => [name, example])),
      inWords: (text: string) => text.replace(/\{\{[^{}]*\}\}/g, (token) => reads.get(token) ?? token),
    };
  }, [offers]);
  const ofDraft = useMemo(
    () => ({
      findings: verdict?.findings ?? [],
      looks: verdict?.looks,
      readings: new Map(verdict?.readings.map(({ path, text }) => [placeOf(path), text])),
    }),
    [verdict],
  );
  return { ...ofSite, ...ofDraft, ...ofEditor };
}
