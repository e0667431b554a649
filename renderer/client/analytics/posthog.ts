import { FeatureFlagsExtensions } from "posthog-js/dist/extension-bundles";
import posthog from "posthog-js/dist/module.slim.no-external";
import type { QueuedEvent } from "./queue";

/** API key and host of PostHog. */
export interface Service {
  key: string;
  host: string;
}

/** Batch key; without one, posthog-js sends every event with an explicit timestamp in a separate request. */
const BATCH_KEY = "events";

/** Whether the browser allows the site to use storage. */
function canUseStorage(): boolean {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem("pingo:test", "");
      storage.removeItem("pingo:test");
    }
    return true;
  } catch {
    return false;
  }
}

/** Returns the query parameters that are not campaign parameters; they may contain personal data, such as an email address. */
const otherParameters = (): string[] =>
  [...new URLSearchParams(location.search).keys()].filter((name) => !name.startsWith("utm_"));

/**
 * Starts posthog-js, and returns the function that sends an event. Nothing is captured automatically, no external code is
 * loaded and no cookie is set: an anonymous id is in the local storage. If storage is denied, posthog-js would use cookies;
 * with this configuration it recognizes the visitor on one page only.
 *
 * The slim build has what the site uses (batches, compression, retry, remote configuration, page leave) at half the
 * size; the flags extension is added to it.
 */
export function startPostHog({ key, host }: Service): (event: QueuedEvent) => void {
  posthog.init(key, {
    api_host: host,
    __extensionClasses: FeatureFlagsExtensions,
    autocapture: false,
    capture_pageview: false,
    // The site reports page leaves itself, so that those before posthog-js has loaded are not lost; posthog-js sends its
    // queue when the page is unloaded.
    capture_pageleave: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    cross_subdomain_cookie: false,
    // The site reports the campaign itself. Click ids, by which advertisers recognize a person, are not stored.
    save_campaign_params: false,
    mask_personal_data_properties: true,
    custom_personal_data_properties: otherParameters(),
    disable_capture_url_hashes: true,
    person_profiles: "identified_only",
    persistence: canUseStorage() ? "localStorage" : "memory",
    respect_dnt: true,
    // Request errors are not logged: they do not affect the visitor.
    on_request_error: () => {},
  });
  // posthog-js dequeues a batch before it compresses it; an asynchronous compression would lose the batch on page leave.
  const send = posthog._send_retriable_request.bind(posthog);
  posthog._send_retriable_request = (request, transport) =>
    send({ ...request, preferSyncCompression: true }, transport);
  return ({ name, properties, at }) => {
    posthog.capture(name, properties, { timestamp: new Date(at), _batchKey: BATCH_KEY });
  };
}
