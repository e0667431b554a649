import type { Environment } from "../environment";

/** A host of PostHog's cloud, with its region. */
const POSTHOG_CLOUD = /^https:\/\/(us|eu)\.i\.posthog\.com$/;

/** PostHog's cloud gives its remote configuration from a host of its own (posthog-js, utils/request-router). */
function analyticsOrigins(host: string): string[] {
  const { origin } = new URL(host);
  const region = POSTHOG_CLOUD.exec(origin)?.[1];
  return region ? [origin, `https://${region}-assets.i.posthog.com`] : [origin];
}

/**
 * Origins beside its own that the site sends something to: those of the forms' endpoints, where they are no paths of
 * this site, and those that visits are counted at.
 */
export function connectionsOf(environment: Partial<Environment>): string[] {
  const { contactEndpoint, newsletterEndpoint, analyticsHost } = environment;
  const forms = [contactEndpoint, newsletterEndpoint].flatMap((endpoint) =>
    endpoint !== undefined && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [],
  );
  return [...forms, ...(analyticsHost ? analyticsOrigins(analyticsHost) : [])];
}
