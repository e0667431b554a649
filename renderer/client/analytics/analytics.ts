import type { EventName } from "../../../schema/shapes.gen";
import { ANALYTICS_EVENT, type ReportedEvent } from "../../ui/report-event";
import { whenIdle, whenVisited } from "../../ui/when";
import { currentCampaign } from "../campaign";
import { clickEvent } from "./clicks";
import type { Service } from "./posthog";
import { watchPrices } from "./prices";
import { EventQueue } from "./queue";

/** Sends an event of the catalogue, or one of PostHog's two of a page, with what is sent with every event. */
type Report = (name: EventName | "$pageview" | "$pageleave", properties?: object) => void;

/** An address without what follows its path: a query or a fragment may hold what concerns one person only. */
const upToPath = (address: string): string => address.replace(/[?#].*/, "");

/** What is sent with every event (spec, section 3, Analytics event properties). */
function pageProperties(): Record<string, string> {
  return {
    // PostHog's own, which it would take from the page that sends the event; that may be the next one.
    $current_url: upToPath(location.href),
    $pathname: location.pathname,
    page_name: document.body.dataset.page ?? document.title,
    page_path: location.pathname,
    referrer: upToPath(document.referrer),
    ...currentCampaign(),
  };
}

/** The page itself: seen now and as often as the back button brings it back from memory, and left as often. */
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
  const count = ({ target, button }: MouseEvent) => {
    // Of the other buttons, only the middle one follows a link.
    const click = button < 2 ? clickEvent(target) : undefined;
    if (click) report(click.name, click.properties);
  };
  // In capture, since a part of the page may stop its own clicks.
  for (const type of ["click", "auxclick"] as const)
    document.addEventListener(type, count, { capture: true });
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
  // After the leaving of the page has been reported.
  addEventListener("pagehide", () => queue.keep());
  whenIdle(() => {
    import("./posthog")
      .then(({ startPostHog }) => queue.sendTo(startPostHog(service)))
      // Blocked, offline or broken: the site works the same, and what waits is kept for the next page.
      .catch(() => {});
  });
}

/** Signals by which a browser says that its user does not want to be counted. */
interface Wishes {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/**
 * True when the visitor asks not to be tracked, by Global Privacy Control or Do Not Track.
 * https://www.w3.org/TR/gpc/ and https://www.w3.org/TR/tracking-dnt/
 */
export function asksForPrivacy(browser: Wishes = navigator as Wishes): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === "1" || browser.doNotTrack === "yes";
}

/**
 * Counts visits and what they lead to, unless the visitor asks not to be counted. Everything is queued from the first
 * moment; the service itself is loaded when the page has loaded and the browser is idle.
 */
export function startAnalytics(service: Service): void {
  if (!asksForPrivacy()) whenVisited(() => start(service));
}
