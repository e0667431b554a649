import { execFile } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

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

/** Folder of this test run's build; inside the project, since the renderer looks for its packages from there. */
const FOLDER = join(".build", `keyed-site-${process.env.TEST_PORT}`);

/** Folder of the built site with analytics. */
export const KEYED_SITE = join(FOLDER, "dist");

/**
 * Builds the site like a deployment with an analytics key and endpoints for its forms.
 *
 * @throws with the output of the build if it fails
 */
export async function buildKeyedSite(): Promise<void> {
  const env = {
    ...process.env,
    VITE_POSTHOG_KEY: KEY,
    VITE_POSTHOG_HOST: `http://${HOST}`,
    VITE_APP_URL: `http://${APP_HOST}`,
    VITE_CONTACT_ENDPOINT: `http://${FORM_HOST}/in`,
    VITE_NEWSLETTER_ENDPOINT: NEWSLETTER_ENDPOINT,
  };
  const root = process.cwd();
  const args = ["scripts/run.mjs", "bench/build-child", root, join(root, KEYED_SITE)];
  await promisify(execFile)(process.execPath, args, { env });
}

/** Returns the path of the built file with posthog-js, recognized by a path that it posts to. */
export function postHogFile(): string {
  const folder = join(KEYED_SITE, "client/assets/chunks");
  const name = readdirSync(folder).find((file) =>
    readFileSync(join(folder, file), "utf8").includes("/flags/"),
  );
  if (!name) throw new Error(`No file in ${folder} holds posthog-js.`);
  return `assets/chunks/${name}`;
}

/** Removes the build after the test run. */
export const removeKeyedSite = (): void => rmSync(FOLDER, { recursive: true, force: true });
