import { withParameters } from "./query";

/** What tells the owner of another site where a visitor came from (spec, section 7, Outbound carrier links). */
export interface Tracking {
  /** Left out: derived from the product's name. */
  source?: string;
  /** Left out: `referral`. */
  medium?: string;
  campaign?: string;
  term?: string;
  content?: string;
}

/** Words as a value of a tracking parameter: `Mint Mobile` → `mint_mobile`. */
export const trackingValue = (words: string): string => words.toLowerCase().replaceAll(" ", "_");

/**
 * The address of another site with our tracking parameters (`utm_source` and so on). Its own query and fragment stay as
 * they are, and so does a parameter of ours that it sets itself. Only http and https addresses get parameters.
 *
 * @param product the product's name, from which the default source is derived
 * @returns the address unchanged, and an error on the console, when it is not a valid address
 */
export function outboundAddress(address: string, product: string, tracking: Tracking = {}): string {
  if (!URL.canParse(address)) {
    console.error(`The outbound link "${address}" is not a valid address; it is used as it is.`);
    return address;
  }
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") return address;
  const values = { source: trackingValue(product), medium: "referral", ...tracking };
  return withParameters(
    url,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`utm_${name}`, value])),
  );
}
