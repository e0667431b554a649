import { spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Host of the service in the build that counts; each test's browser leads it to a capture server. */
export const HOST = "posthog.localhost";

/** Host of the signed-in app in that build; something answers there. */
export const APP_HOST = "app.localhost";

/** Key in that build. */
export const KEY = "phc_test";

/** Host of the contact form's endpoint in that build: an origin of its own, which has to allow the site's. */
export const FORM_HOST = "form.localhost";

/** Where the newsletter box of that build posts to: a path of the site, which a test answers. */
export const NEWSLETTER_ENDPOINT = "/api/newsletter";

/** The build of this test run; below the project, since the renderer looks for its packages from there. */
const FOLDER = join(".build", `keyed-site-${process.env.TEST_PORT}`);

/** The site that counts. */
export const KEYED_SITE = join(FOLDER, "dist");

/** Builds the site as a deployment with a key and with endpoints of its forms would be. */
export async function buildKeyedSite(): Promise<void> {
  const env = {
    ...process.env,
    VITE_POSTHOG_KEY: KEY,
    VITE_POSTHOG_HOST: `http://${HOST}`,
    VITE_APP_URL: `http://${APP_HOST}`,
    VITE_CONTACT_ENDPOINT: `http://${FORM_HOST}/in`,
    VITE_NEWSLETTER_ENDPOINT: NEWSLETTER_ENDPOINT,
  };
  const child = spawn(
    process.execPath,
    ["scripts/run.mjs", "bench/build-child", process.cwd(), join(process.cwd(), KEYED_SITE)],
    { env, stdio: ["ignore", "ignore", "pipe"] },
  );
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(`The site with analytics was not built:\n${said}`);
}

/** The file of the site that holds posthog-js, known by the paths that it posts to. */
export function postHogFile(): string {
  const folder = join(KEYED_SITE, "client/assets/chunks");
  const name = readdirSync(folder).find((file) =>
    readFileSync(join(folder, file), "utf8").includes("/flags/"),
  );
  if (!name) throw new Error(`No file in ${folder} holds posthog-js.`);
  return `assets/chunks/${name}`;
}

/** Removes it after the run. */
export const removeKeyedSite = (): void => rmSync(FOLDER, { recursive: true, force: true });
