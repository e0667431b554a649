import type { NormalizedText } from "./normalize";
import type { Quantity } from "./quantity";

const ALWAYS = String.raw`(?<![\w/.,:-])24 ?[/x×-] ?(?<days>[1-7])(?:\/365)?(?![\w/]|[.,:]\d)`;
const CLOCK = String.raw`\ba?round[ -]the[ -]clock\b`;
const PROTOCOL = String.raw`(?<![\w-])(?<protocol>TLS|SSL)[ -]?v?\.? ?(?<version>\d(?:\.\d)?)(?!\w)`;
const CIPHER = String.raw`(?<![\w-])AES[ -]?(?<size>\d{2,4})(?!\d)`;
const BITS = String.raw`(?<![\w-])(?<bits>\d{2,4})[ -]bit (?:AES|encryption|keys?)\b`;
const FOUNDED = String.raw`\b(?:since|(?:founded|established|started|began|opened)(?: [a-z]+){0,2} in) (?<year>(?:19|20)\d{2})(?!\d)`;
const HOUR = String.raw`\d{1,2}(?::\d{2})?`;
const HOURS = String.raw`\b(?<hours>${HOUR}(?: ?[ap]\.?m\.?)? ?(?:to|until|[–-]) ?${HOUR} ?[ap]m)\b`;
/** Claims that are names, in any spelling: 24/7, TLS 1.3, AES-256, since 2011, 9 am to 5 pm. */
export const NAME = new RegExp(`${ALWAYS}|${CLOCK}|${PROTOCOL}|${CIPHER}|${BITS}|${FOUNDED}|${HOURS}`, "gi");

/** Fast test that rules out most texts. */
const MAY_HAVE_NAME = /24|TLS|SSL|AES|[ -]bit|clock|(?:since|in) (?:19|20)\d|\d ?[ap]m/i;

/** Value of a name that states opening hours. */
export const OPENING_HOURS = "opening hours";

/** Returns the claims of a text that are names rather than numbers, even with a wrong version or size. */
export function namesIn({ text, toOriginal }: NormalizedText): Quantity[] {
  if (!MAY_HAVE_NAME.test(text)) return [];
  return [...text.matchAll(NAME)].map(({ 0: found, index, groups }) => {
    const { protocol, version, size, bits, year, hours, days = 7 } = groups ?? {};
    const key = size ?? bits;
    const other = key ? `AES-${key}` : year ? `since ${year}` : hours ? OPENING_HOURS : `24/${days}`;
    const value = protocol ? `${protocol.toUpperCase()} ${version}` : other;
    const { offset, text: written } = toOriginal(index, index + found.length);
    const place = { offset, text: written, number: written, numberOffset: offset };
    return { kind: "name", ...place, value, units: ["text"] };
  });
}
