/** A complete address: a URL, a path, or an anchor on the same page. */
const ADDRESS = /^(?:https:\/\/|mailto:|tel:|#|\/)\S+$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const SITE_ADDRESS = /^(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?)$/i;

/** Parses an address as people type it, such as `Www.example.com` or `me@example.com`; undefined if it is none. */
export function parseAddress(words: string): string | undefined {
  if (ADDRESS.test(words)) return words;
  if (EMAIL.test(words)) return `mailto:${words}`;
  const [, address] = SITE_ADDRESS.exec(words) ?? [];
  return address && `https://${address}`;
}
