/** Shortens an address for display: `quo.com/pricing`. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, "");

/** Splits a text into parts; a part that is an address has an `address`, and its text is the short form. */
export function splitAddresses(text: string): { text: string; address?: string }[] {
  return text
    .split(/(https?:\/\/[^\s;,()]+)/)
    .filter(Boolean)
    .map((part) => (/^https?:/.test(part) ? { text: shortAddress(part), address: part } : { text: part }));
}
