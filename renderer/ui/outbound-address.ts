import { addQueryParameters, parseUrl } from "./query";

/**
 * Parameters that tell another site where a visitor came from (spec, section 7, Outbound carrier links). By default, the
 * source is derived from the product's name, and the medium is `referral`.
 */
type Tracking = Partial<Record<"source" | "medium" | "campaign" | "term" | "content", string>>;

/** Formats words as a value of a tracking parameter: `Mint Mobile` → `mint_mobile`. */
export const trackingValue = (words: string): string => words.toLowerCase().replaceAll(" ", "_");

/**
 * Adds our tracking parameters (`utm_source` and so on) to the address of another site. Its own query and fragment stay
 * unchanged, and so does a tracking parameter that it already has. Only http and https addresses get parameters.
 *
 * @param product the product's name, from which the default source is derived
 * @returns the new address; the address unchanged, with an error on the console, if it is not valid
 */
export function outboundAddress(address: string, product: string, tracking: Tracking = {}): string {
  const url = parseUrl(address);
  if (!url) {
    console.error(`The outbound link "${address}" is not a valid address; it is used as it is.`);
    return address;
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") return address;
  const values = { source: trackingValue(product), medium: "referral", ...tracking };
  return addQueryParameters(
    url,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`utm_${name}`, value])),
  );
}
