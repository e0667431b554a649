/**
 * Hosts of the machine itself, for trying things out: what is sent there crosses no network, nor to names that end in
 * `.localhost` (RFC 6761, section 6.3).
 */
const OWN_MACHINE = /^(?:(?:[a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/;

/** A host as the policy of the site can name it: no wildcard, and nothing that would begin another directive. */
const HOST = /^(?:[a-z0-9-]+\.)*[a-z0-9-]+$|^\[[0-9a-f:]+\]$/;

/** The parts of a web address that is written out in full; browsers mend much that nobody means. */
const WRITTEN_OUT = /^https?:\/\/[^\s\\]+$/i;

/**
 * An https address without a user name and without #, or an http one on the machine itself: over a network anybody could
 * read and change it. Undefined for all else.
 */
function safeUrl(text: string): URL | undefined {
  if (!WRITTEN_OUT.test(text) || text.includes("#") || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const { protocol, hostname, username, password } = url;
  const isSafe = protocol === "https:" || OWN_MACHINE.test(hostname);
  return isSafe && HOST.test(hostname) && username + password === "" ? url : undefined;
}

/** What is wrong, without the password that may stand in it. */
const shown = (text: string): string => text.replace(/\/\/[^/]*@/, "//…@");

/**
 * An environment value, or its default, as an address without a slash at its end.
 *
 * @throws when the value is no address to which paths can be added
 */
function address(name: string, value: string | undefined, byDefault: string): string {
  const text = value?.trim() || byDefault;
  const url = text.includes("?") ? undefined : safeUrl(text);
  if (!url) {
    throw new Error(
      `${name} is "${shown(text)}"; an https address such as ${byDefault} is expected, without a user name and without a query. ` +
        `Correct it in the environment or in .env, or leave it out.`,
    );
  }
  return url.href.replace(/\/+$/, "");
}

// Defaults of ours end in `.example`, which is reserved, so that no link can reach a stranger (RFC 2606).

/** Address of the signed-in application, from `VITE_APP_URL`. */
export const appUrl = (value: string | undefined = import.meta.env.VITE_APP_URL): string =>
  address("VITE_APP_URL", value, "https://app.pingo.example");

/** Address under which this site is published, from `VITE_SITE_URL`; canonical and share links start with it. */
export const siteUrl = (value: string | undefined = import.meta.env.VITE_SITE_URL): string =>
  address("VITE_SITE_URL", value, "https://www.pingo.example");

/** Address of the service that counts visits, from `VITE_POSTHOG_HOST`; by default PostHog's cloud in the US. */
export const analyticsHost = (value: string | undefined = import.meta.env.VITE_POSTHOG_HOST): string =>
  address("VITE_POSTHOG_HOST", value, "https://us.i.posthog.com");

/** A path of this site; two slashes would lead to another one. */
const OWN_PATH = /^\/(?!\/)[^\s\\#]*$/;

/**
 * The address that a form is posted to; undefined where none is set.
 *
 * @throws when the value is neither a web address nor a path of this site
 */
function endpoint(name: string, value: string | undefined): string | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  const found = OWN_PATH.test(text) ? text : safeUrl(text)?.href;
  if (found === undefined) {
    throw new Error(
      `${name} is "${shown(text)}"; an https address such as https://forms.pingo.example/in, or a path of this site ` +
        `such as /api/in, is expected, without a user name and without #. ` +
        `Correct it in the environment or in .env, or leave it out: the form then sends nothing.`,
    );
  }
  return found;
}

/**
 * Where the contact form is posted, from `VITE_CONTACT_ENDPOINT`. It is left out by default, as is the newsletter's:
 * the forms then send nothing (spec, section 5).
 *
 * @param value given by a script that runs outside of Vite
 */
export const contactEndpoint = (value = import.meta.env.VITE_CONTACT_ENDPOINT): string | undefined =>
  endpoint("VITE_CONTACT_ENDPOINT", value);

/** Where the newsletter box is posted, from `VITE_NEWSLETTER_ENDPOINT`; see `contactEndpoint`. */
export const newsletterEndpoint = (value = import.meta.env.VITE_NEWSLETTER_ENDPOINT): string | undefined =>
  endpoint("VITE_NEWSLETTER_ENDPOINT", value);
