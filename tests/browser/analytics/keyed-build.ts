import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILDS, buildFrozenSite } from "../frozen-site";

/** Host of the analytics service in the keyed build; each test's browser maps it to a capture server. */
export const HOST = "posthog.localhost";

/** Host of the signed-in app in that build; a test server responds there. */
export const APP_HOST = "app.localhost";

/** Analytics key in that build. */
export const KEY = "phc_test";

/** Host of the contact form's endpoint in that build: a different origin, which has to allow the site's. */
export const FORM_HOST = "form.localhost";

/** Endpoint of the newsletter form in that build: a path of the site, for which a test provides the response. */
export const NEWSLETTER_ENDPOINT = "/api/newsletter";

/** Folder of the built site with analytics; serve-frozen-site.ts removes it after the test run. */
export const KEYED_SITE = join(BUILDS, "keyed");

/**
 * Builds the site like a deployment with an analytics key and endpoints for its forms.
 *
 * @throws with the output of the build if it fails
 */
export const buildKeyedSite = (): Promise<void> =>
  buildFrozenSite(KEYED_SITE, {
    VITE_POSTHOG_KEY: KEY,
    VITE_POSTHOG_HOST: `http://${HOST}`,
    VITE_APP_URL: `http://${APP_HOST}`,
    VITE_CONTACT_ENDPOINT: `http://${FORM_HOST}/in`,
    VITE_NEWSLETTER_ENDPOINT: NEWSLETTER_ENDPOINT,
  });

/** Returns the path of the built file with posthog-js, recognized by a path that it posts to. */
export function postHogFile(): string {
  const folder = join(KEYED_SITE, "client/assets/chunks");
  const name = readdirSync(folder).find((file) =>
    readFileSync(join(folder, file), "utf8").includes("/flags/"),
  );
  if (!name) throw new Error(`No file in ${folder} holds posthog-js.`);
  return `assets/chunks/${name}`;
}
