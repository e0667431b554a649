import { FeatureFlagsExtensions } from "posthog-js/dist/extension-bundles";
import posthog from "posthog-js/dist/module.slim.no-external";
import type { QueuedEvent } from "./queue";

/** The service that counts. */
export interface Service {
  key: string;
  host: string;
}

/** Without it posthog-js would send every event that has a time of its own in a request of its own. */
const BATCH = "events";

/** True where the browser lets the site keep something. */
function canKeep(): boolean {
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

/** Parameters of this address that are no campaign's; somebody's mail address may be among them. */
const othersParameters = (): string[] =>
  [...new URLSearchParams(location.search).keys()].filter((name) => !name.startsWith("utm_"));

/**
 * Starts posthog-js and gives the function that sends an event. It captures nothing by itself, loads no code from
 * elsewhere and sets no cookie: an anonymous id stands in the local storage. Where storage is denied, posthog-js would
 * take to cookies; here it then knows the visitor for one page only.
 *
 * The slim build has what the site uses (batches, compression, retry, remote configuration, page leave) at half the
 * size; the flags are added to it.
 */
export function startPostHog({ key, host }: Service): (event: QueuedEvent) => void {
  posthog.init(key, {
    api_host: host,
    __extensionClasses: FeatureFlagsExtensions,
    autocapture: false,
    capture_pageview: false,
    // The site reports page leaves itself, so that those before this was loaded are not lost; what is queued then is
    // sent by posthog-js as the page goes.
    capture_pageleave: false,
    disable_session_recording: true,
    disable_surveys: true,
    disable_external_dependency_loading: true,
    cross_subdomain_cookie: false,
    // The site reports the campaign itself; what advertisers add to know a person again is nobody's concern here.
    save_campaign_params: false,
    mask_personal_data_properties: true,
    custom_personal_data_properties: othersParameters(),
    disable_capture_url_hashes: true,
    person_profiles: "identified_only",
    persistence: canKeep() ? "localStorage" : "memory",
    respect_dnt: true,
    // A server that refuses or is away is no concern of the visitor.
    on_request_error: () => {},
  });
  // A batch is taken from what waits before it is compressed: who leaves while the browser does that would lose it.
  const send = posthog._send_retriable_request.bind(posthog);
  posthog._send_retriable_request = (request, transport) =>
    send({ ...request, preferSyncCompression: true }, transport);
  return ({ name, properties, at }) => {
    posthog.capture(name, properties, { timestamp: new Date(at), _batchKey: BATCH });
  };
}
