/** A claim that is a name rather than a number, with its place in the plain text. */
export interface FoundName {
  start: number;
  end: number;
  value: string;
}

const NAME =
  /(?<always>(?<![\w/.,:-])24 ?[/x×-] ?7(?:\/365)?(?![\w/]|[.,:]\d)|(?<![\w/.,:-])24\/(?<days>[1-6])(?![\w/]|[.,:]\d)|(?<![\w-])twenty-four[ /-]seven(?![\w-])|(?<![\w-])24 hours a day,? (?:and )?(?:7|seven) days a week|(?<![\w-])(?:a)?round[ -]the[ -]clock\b)|(?<![\w-])(?<protocol>TLS|SSL)[ -]?v?\.? ?(?<tls>\d(?:\.\d)?)(?!\w)|(?<![\w-])AES[ -]?(?<aes>\d{2,4})(?!\d)|(?<![\w-])(?<bits>\d{2,4})[ -]bit (?:AES|encryption|keys?)\b/gi;
const MAY_HAVE_NAME = /24|TLS|SSL|AES|[ -]bit|clock|seven/i;

/** Claims that are names: 24/7, TLS 1.3, AES-256, however they are written, and with the wrong version or size as well. */
export function namesIn(text: string): FoundName[] {
  if (!MAY_HAVE_NAME.test(text)) return [];
  return [...text.matchAll(NAME)].map(({ 0: found, index, groups }) => {
    const { protocol = "", tls, aes, bits, days = 7 } = groups ?? {};
    const size = aes ?? bits;
    const value = tls ? `${protocol.toUpperCase()} ${tls}` : size ? `AES-${size}` : `24/${days}`;
    return { start: index, end: index + found.length, value };
  });
}
