import type { Environment } from "../environment";

/** Matches a host of PostHog's cloud, with its region. */
const POSTHOG_CLOUD = /^https:\/\/(us|eu)\.i\.posthog\.com$/;

/** Returns the origins of a host: PostHog's cloud has another for its configuration (posthog-js, utils/request-router). */
function analyticsOrigins(host: string): string[] {
  const { origin } = new URL(host);
  const region = POSTHOG_CLOUD.exec(origin)?.[1];
  return region ? [origin, `https://${region}-assets.i.posthog.com`] : [origin];
}

/**
 * Returns the foreign origins that the site sends requests to: the forms' endpoints, unless they are paths of this
 * site, and the analytics host.
 */
export function connectionsOf(environment: Partial<Environment>): string[] {
  const { contactEndpoint, newsletterEndpoint, analyticsHost } = environment;
  const forms = [contactEndpoint, newsletterEndpoint].flatMap((endpoint) =>
    endpoint !== undefined && URL.canParse(endpoint) ? [new URL(endpoint).origin] : [],
  );
  return [...forms, ...(analyticsHost ? analyticsOrigins(analyticsHost) : [])];
}
