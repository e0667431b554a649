import type { EventName } from "../../../schema/shapes.gen";
import { whenIdle, whenVisited } from "../../ui/page-lifecycle";
import { ANALYTICS_EVENT, type ReportedEvent } from "../../ui/report-event";
import { currentCampaign } from "../campaign";
import { clickEvent } from "./clicks";
import type { Service } from "./posthog";
import { watchPrices } from "./prices";
import { EventQueue } from "./queue";

/** Sends an event of the catalogue, or one of PostHog's page events, with the common properties. */
type Report = (name: EventName | "$pageview" | "$pageleave", properties?: object) => void;

/** Removes the query and the fragment of a URL, which may contain personal data. */
const stripQuery = (address: string): string => address.replace(/[?#].*/, "");

/** Returns the common properties of all events (spec, section 3, Analytics event properties). */
function pageProperties(): Record<string, string> {
  return {
    // PostHog would take its own properties from the page that sends the event, which may be the next one.
    $current_url: stripQuery(location.href),
    $pathname: location.pathname,
    page_name: document.body.dataset.page ?? document.title,
    page_path: location.pathname,
    referrer: stripQuery(document.referrer),
    ...currentCampaign(),
  };
}

/** Reports a page view now and at each restore from the back/forward cache, and a page leave each time. */
function watchVisits(report: Report): void {
  const view = () => {
    report("$pageview");
    report("landing_viewed_page");
  };
  view();
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) view();
  });
  addEventListener("pagehide", () => report("$pageleave"));
}

function watchClicks(report: Report): void {
  const reportClick = ({ target, button }: MouseEvent) => {
    // Of the other mouse buttons, only the middle one follows a link.
    const click = button < 2 ? clickEvent(target) : undefined;
    if (click) report(click.name, click.properties);
  };
  // In the capture phase, since a component may stop the propagation of its clicks.
  for (const type of ["click", "auxclick"] as const)
    document.addEventListener(type, reportClick, { capture: true });
}

function start(service: Service): void {
  const queue = new EventQueue();
  const report: Report = (name, properties) => queue.add(name, { ...pageProperties(), ...properties });
  watchVisits(report);
  watchPrices(report);
  watchClicks(report);
  document.addEventListener(ANALYTICS_EVENT, (event) => {
    const { name, properties } = (event as CustomEvent<ReportedEvent>).detail;
    report(name, properties);
  });
  // Registered after `watchVisits`, so that the page leave has been queued.
  addEventListener("pagehide", () => queue.persist());
  whenIdle(() => {
    import("./posthog")
      .then(({ startPostHog }) => queue.sendTo(startPostHog(service)))
      // If PostHog is blocked, offline or broken, the site still works, and queued events wait for the next page.
      .catch(() => {});
  });
}

/** Browser signals of a user who does not want to be tracked. */
interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/**
 * Whether the visitor asks not to be tracked, by Global Privacy Control or Do Not Track:
 * https://www.w3.org/TR/gpc/ and https://www.w3.org/TR/tracking-dnt/
 */
export function asksForPrivacy(browser: PrivacySignals = navigator as PrivacySignals): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === "1" || browser.doNotTrack === "yes";
}

/**
 * Tracks visits and clicks, unless the visitor asks not to be tracked. Events are queued from the start; the service is
 * loaded when the page has loaded and the browser is idle.
 */
export function startAnalytics(service: Service): void {
  if (!asksForPrivacy()) whenVisited(() => start(service));
}
