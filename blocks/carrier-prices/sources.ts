import type { Carrier, Country } from "../../schema/shapes.gen";

/** Where a fact comes from, and when it held. */
export type Source = Carrier["sources"][number];

const isSame = (a: Source, b: Source) => a.source === b.source && a.asOf === b.asOf;

/** Every source of a country once: of its plans, its carriers, its notes and its rate of exchange, in this order. */
export function sourcesOf({ carriers, notes, currency }: Country): Source[] {
  const rate = currency.source ? [{ source: currency.source, asOf: currency.asOf?.slice(0, 7) ?? "" }] : [];
  const all = [
    ...carriers.flatMap(({ plans }) => plans),
    ...carriers.flatMap(({ sources }) => sources),
    ...notes,
    ...rate,
  ].map(({ source, asOf }) => ({ source, asOf }));
  return all.filter((one, place) => all.findIndex((other) => isSame(one, other)) === place);
}

/** The number under which a source is listed, counted from one. */
export const sourceNumber = (sources: readonly Source[], wanted: Source): number =>
  sources.findIndex((source) => isSame(source, wanted)) + 1;

/** A text cut into pieces, each with the address that it is, if it is one. */
export function withAddresses(text: string): { text: string; address?: string }[] {
  return text
    .split(/(https:\/\/[^\s;,()]+)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith("https://")
        ? { text: part.replace(/^https:\/\/(?:www\.)?|\/$/g, ""), address: part }
        : { text: part },
    );
}
