import { loadEnv } from "vite";
import { analyticsHost, appUrl, contactEndpoint, newsletterEndpoint, siteUrl } from "../renderer/environment";
import { UserError } from "./user-error";

/** The addresses that the site is set up with. */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads the addresses from the environment and the project's `.env`, as Vite gives them to the site's own code.
 *
 * @param codeRoot folder with the `.env`
 * @returns no endpoint for a form that sends nothing, and no host where visits are not counted
 * @throws UserError with one line for each value that is wrong
 */
export function readEnvironment(codeRoot: string) {
  const values: Readonly<Record<string, string>> = loadEnv("production", codeRoot, "VITE_");
  const faults: string[] = [];
  const read = <T>(reader: (value: string) => T, name: string): T | undefined => {
    try {
      // An empty value stands for the placeholder; left out, it would be read where only Vite can.
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
