import type { Plain } from "./normalise";
import type { Quantity } from "./quantity";

const ALWAYS = String.raw`(?<![\w/.,:-])24 ?[/x×-] ?(?<days>[1-7])(?:\/365)?(?![\w/]|[.,:]\d)`;
const CLOCK = String.raw`\ba?round[ -]the[ -]clock\b`;
const PROTOCOL = String.raw`(?<![\w-])(?<protocol>TLS|SSL)[ -]?v?\.? ?(?<version>\d(?:\.\d)?)(?!\w)`;
const CIPHER = String.raw`(?<![\w-])AES[ -]?(?<size>\d{2,4})(?!\d)`;
const BITS = String.raw`(?<![\w-])(?<bits>\d{2,4})[ -]bit (?:AES|encryption|keys?)\b`;
/** Claims that are names: 24/7, TLS 1.3, AES-256, however they are written. */
export const NAME = new RegExp(`${ALWAYS}|${CLOCK}|${PROTOCOL}|${CIPHER}|${BITS}`, "gi");

/** Tells in no time that a text has none. */
const MAY_HAVE_NAME = /24|TLS|SSL|AES|[ -]bit|clock/i;

/** The claims of a text that are names rather than numbers, with a wrong version or size as well. */
export function namesIn({ text, given }: Plain): Quantity[] {
  if (!MAY_HAVE_NAME.test(text)) return [];
  return [...text.matchAll(NAME)].map(({ 0: found, index, groups }) => {
    const { protocol, version, size, bits, days = 7 } = groups ?? {};
    const key = size ?? bits;
    const value = protocol ? `${protocol.toUpperCase()} ${version}` : key ? `AES-${key}` : `24/${days}`;
    const { offset, text: written } = given(index, index + found.length);
    const place = { offset, text: written, number: written, numberOffset: offset };
    return { kind: "name", ...place, value, units: ["text"] };
  });
}
