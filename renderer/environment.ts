import { parseUrl } from "./ui/query";

/**
 * Hosts of the local machine, for development; requests to them, and to names that end in `.localhost`, do not cross a
 * network (RFC 6761, section 6.3).
 */
const LOCAL_HOST = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;

/** A host that the site's Content Security Policy can contain: no wildcard, and no character that starts another directive. */
const HOST = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+$|^\[[0-9a-f:]+\]$/;

/** A complete web address; `URL` would also accept and correct malformed ones. */
const ABSOLUTE_URL = /^https?:\/\/[^\s\\]+$/i;

/**
 * Parses an https URL without a user name and without #, or such an http URL on the local machine, where nobody else can read
 * or change the traffic; undefined for anything else.
 */
function parseSafeUrl(text: string): URL | undefined {
  const url = ABSOLUTE_URL.test(text) && !text.includes("#") ? parseUrl(text) : undefined;
  if (!url) return undefined;
  const { protocol, hostname, username, password } = url;
  const isSafe = protocol === "https:" || LOCAL_HOST.test(hostname);
  return isSafe && HOST.test(hostname) && username + password === "" ? url : undefined;
}

/** Removes the credentials from a rejected value, for error messages. */
const redactPassword = (text: string): string => text.replace(/\/\/[^/]*@/, "//…@");

/**
 * Parses an environment variable, or its default, as a URL without a trailing slash.
 *
 * @throws if the value is not a URL to which paths can be added
 */
function parseAddress(name: string, value: string | undefined, defaultValue: string): string {
  const text = value?.trim() || defaultValue;
  const url = text.includes("?") ? undefined : parseSafeUrl(text);
  if (!url) {
    throw new Error(
      `${name} is "${redactPassword(text)}"; an https address such as ${defaultValue} is expected, without a user name and without a query. ` +
        `Correct it in the environment or in .env, or leave it out.`,
    );
  }
  return url.href.replace(/\/+$/, "");
}

// The default hosts of the site end in `.example`, which is reserved (RFC 2606), so that no link reaches a third party.

/** URL of the signed-in app, from `VITE_APP_URL`. */
export const appUrl = (value: string | undefined = import.meta.env.VITE_APP_URL): string =>
  parseAddress("VITE_APP_URL", value, "https://app.pingo.example");

/** Base URL of this site, from `VITE_SITE_URL`; canonical and share links start with it. */
export const siteUrl = (value: string | undefined = import.meta.env.VITE_SITE_URL): string =>
  parseAddress("VITE_SITE_URL", value, "https://www.pingo.example");

/** URL of PostHog, from `VITE_POSTHOG_HOST`; by default its cloud in the US. */
export const analyticsHost = (value: string | undefined = import.meta.env.VITE_POSTHOG_HOST): string =>
  parseAddress("VITE_POSTHOG_HOST", value, "https://us.i.posthog.com");

/** A path of this site; a path that starts with two slashes would link to another site. */
const SITE_PATH = /^\/(?!\/)[^\s\\#]*$/;

/**
 * Parses the endpoint of a form; undefined if it is not set.
 *
 * @throws if the value is neither a URL nor a path of this site
 */
function parseEndpoint(name: string, value: string | undefined): string | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  const found = SITE_PATH.test(text) ? text : parseSafeUrl(text)?.href;
  if (found === undefined) {
    throw new Error(
      `${name} is "${redactPassword(text)}"; an https address such as https://forms.pingo.example/in, or a path of this site ` +
        `such as /api/in, is expected, without a user name and without #. ` +
        `Correct it in the environment or in .env, or leave it out: the form then sends nothing.`,
    );
  }
  return found;
}

/**
 * Endpoint of the contact form, from `VITE_CONTACT_ENDPOINT`. By default it is not set, like that of the newsletter form: the
 * forms then send nothing (spec, section 5).
 *
 * @param value passed by scripts that run outside Vite
 */
export const contactEndpoint = (value = import.meta.env.VITE_CONTACT_ENDPOINT): string | undefined =>
  parseEndpoint("VITE_CONTACT_ENDPOINT", value);

/** Endpoint of the newsletter form, from `VITE_NEWSLETTER_ENDPOINT`; see `contactEndpoint`. */
export const newsletterEndpoint = (value = import.meta.env.VITE_NEWSLETTER_ENDPOINT): string | undefined =>
  parseEndpoint("VITE_NEWSLETTER_ENDPOINT", value);
