/** Placeholders for a build with nothing set; `.example` is reserved, so no link can reach a stranger (RFC 2606). */
const PLACEHOLDERS = {
  VITE_APP_URL: "https://app.pingo.example",
  VITE_SITE_URL: "https://www.pingo.example",
} as const;

/** An environment value, or its placeholder, as an address without a slash at its end. */
function address(name: keyof typeof PLACEHOLDERS, value: string | undefined): string {
  const text = value || PLACEHOLDERS[name];
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(
      `${name} is "${text}"; an http or https address such as ${PLACEHOLDERS[name]} is expected.`,
    );
  }
  return text.replace(/\/+$/, "");
}

/** Address of the signed-in application, from `VITE_APP_URL`. */
export const appUrl = (): string => address("VITE_APP_URL", import.meta.env.VITE_APP_URL);

/** Address under which this site is published, from `VITE_SITE_URL`; canonical and share links start with it. */
export const siteUrl = (): string => address("VITE_SITE_URL", import.meta.env.VITE_SITE_URL);
