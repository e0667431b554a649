import posthog from "posthog-js/dist/module.slim.no-external";
import type { QueuedEvent } from "./queue";

/** The service that counts. */
export interface Service {
  key: string;
  host: string;
}

/**
 * Starts posthog-js and gives the function that sends an event. Nothing is captured by itself but page leaves, no code
 * is loaded from elsewhere, no cookie is set: an anonymous id stands in the local storage.
 *
 * The slim build has what the site uses (batches, compression, retry, page leave, remote configuration, flags) at half
 * the size.
 */
export function startPostHog({ key, host }: Service): (event: QueuedEvent) => void {
  posthog.init(key, {
    api_host: host,
    autocapture: false,
    capture_pageview: false,
    capture_pageleave: true,
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    person_profiles: "identified_only",
    persistence: "localStorage",
    respect_dnt: true,
    // A server that refuses or is away is no concern of the visitor.
    on_request_error: () => {},
  });
  return ({ name, properties, at }) => {
    posthog.capture(name, properties, { timestamp: new Date(at) });
  };
}
