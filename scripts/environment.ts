import { loadEnv } from "vite";
import { analyticsHost, appUrl, contactEndpoint, newsletterEndpoint, siteUrl } from "../renderer/environment";
import { UserError } from "./user-error";

/** URLs that the site is configured with. */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads the URLs from the environment and the project's `.env`, like Vite does for the site's code.
 *
 * @param codeRoot folder with the `.env`
 * @returns the URLs; no endpoint for a form that sends nothing, and no host if visits are not counted
 * @throws UserError with one line for each invalid value
 */
export function readEnvironment(codeRoot: string) {
  const values: Readonly<Record<string, string>> = loadEnv("production", codeRoot, "VITE_");
  const faults: string[] = [];
  const read = <T>(reader: (value: string) => T, name: string): T | undefined => {
    try {
      // An empty string selects the placeholder. For undefined, the reader would use `import.meta.env`, which only Vite sets.
      return reader(values[name] ?? "");
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  const environment = {
    appUrl: read(appUrl, "VITE_APP_URL") ?? "",
    siteUrl: read(siteUrl, "VITE_SITE_URL") ?? "",
    contactEndpoint: read(contactEndpoint, "VITE_CONTACT_ENDPOINT"),
    newsletterEndpoint: read(newsletterEndpoint, "VITE_NEWSLETTER_ENDPOINT"),
    analyticsHost: read(analyticsHost, "VITE_POSTHOG_HOST"),
  };
  if (faults.length > 0) throw new UserError(faults.join("\n"));
  return values.VITE_POSTHOG_KEY ? environment : { ...environment, analyticsHost: undefined };
}
