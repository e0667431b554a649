/** Placeholders for a build with nothing set; `.example` is reserved, so no link can reach a stranger (RFC 2606). */
const PLACEHOLDERS = {
  VITE_APP_URL: "https://app.pingo.example",
  VITE_SITE_URL: "https://www.pingo.example",
} as const;

/** True for an http or https address to which paths can be added. */
function canBeBase(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && username + search + hash === "";
}

/**
 * An environment value, or its placeholder, as an address without a slash at its end.
 *
 * @throws when the value is no address to which paths can be added
 */
function address(name: keyof typeof PLACEHOLDERS, value: string | undefined): string {
  const text = value || PLACEHOLDERS[name];
  if (!canBeBase(text)) {
    throw new Error(
      `${name} is "${text}"; an http or https address such as ${PLACEHOLDERS[name]} is expected, without a query. ` +
        `Correct it in the environment or in .env, or leave it out.`,
    );
  }
  return new URL(text).href.replace(/\/+$/, "");
}

/** Address of the signed-in application, from `VITE_APP_URL`. */
export const appUrl = (): string => address("VITE_APP_URL", import.meta.env.VITE_APP_URL);

/** Address under which this site is published, from `VITE_SITE_URL`; canonical and share links start with it. */
export const siteUrl = (): string => address("VITE_SITE_URL", import.meta.env.VITE_SITE_URL);
