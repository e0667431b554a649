import { loadEnv } from "vite";
import { analyticsHost, contactEndpoint, newsletterEndpoint } from "../../renderer/environment";
import { UserError } from "../user-error";

/** Origins that the forms are posted to; a path of this site needs none, as the policy has 'self'. */
export function formOrigins(environment: Readonly<Record<string, string>>): string[] {
  const { VITE_CONTACT_ENDPOINT = "", VITE_NEWSLETTER_ENDPOINT = "" } = environment;
  const endpoints = [contactEndpoint(VITE_CONTACT_ENDPOINT), newsletterEndpoint(VITE_NEWSLETTER_ENDPOINT)];
  return endpoints.flatMap((endpoint) =>
    endpoint !== undefined && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [],
  );
}

/** A host of PostHog's cloud, with its region. */
const POSTHOG_CLOUD = /^https:\/\/(us|eu)\.i\.posthog\.com$/;

/**
 * Origins that visits are counted at; none without a key. PostHog's cloud gives its remote configuration from a host
 * of its own (posthog-js, utils/request-router).
 */
export function analyticsOrigins(environment: Readonly<Record<string, string>>): string[] {
  const { VITE_POSTHOG_KEY = "", VITE_POSTHOG_HOST = "" } = environment;
  if (VITE_POSTHOG_KEY === "") return [];
  const { origin } = new URL(analyticsHost(VITE_POSTHOG_HOST));
  const region = POSTHOG_CLOUD.exec(origin)?.[1];
  return region ? [origin, `https://${region}-assets.i.posthog.com`] : [origin];
}

/**
 * Origins that the site is set up to connect to, from the environment and the project's `.env`.
 *
 * @throws UserError when a value there is no address
 */
export function configuredOrigins(codeRoot: string): string[] {
  try {
    // What Vite gives the site's own code in a build.
    const environment = loadEnv("production", codeRoot, "VITE_");
    return [...formOrigins(environment), ...analyticsOrigins(environment)];
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}
