import { ANALYTICS_EVENT, type ReportedEvent } from "../../ui/report-event";
import { currentCampaign } from "../campaign";
import type { EventName, PageProperties } from "./catalogue";
import { clickEvent } from "./clicks";
import type { Service } from "./posthog";
import { asksForPrivacy } from "./privacy";
import { EventQueue } from "./queue";

/** Time until the page counts as idle where the browser does not say so (Safari), in milliseconds. */
const IDLE_DELAY = 2000;

/** How much of the prices has to be visible to count as seen (spec, section 4, Pricing section view). */
const PRICES_SEEN = 0.3;

/** Blocks that show the prices of plans. */
const PRICES = '[data-block="pricing-plans"], [data-block="pricing-box"]';

function pageProperties(): PageProperties {
  return {
    page_name: document.body.dataset.page ?? document.title,
    page_path: location.pathname,
    referrer: document.referrer,
    ...currentCampaign(),
  };
}

/** Runs once the page is really visited; one that is only rendered ahead may never be. */
function whenVisited(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", run, { once: true });
  } else run();
}

/** Reports once that the prices were seen. */
function watchPrices(report: (name: EventName, properties: object) => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined;
      if (!seen) return;
      observer.disconnect();
      report("landing_viewed_pricing", { cta_location: seen.dataset.block });
    },
    { threshold: PRICES_SEEN },
  );
  for (const block of document.querySelectorAll(PRICES)) observer.observe(block);
}

function start(service: Service): void {
  const queue = new EventQueue();
  const report = (name: string, properties: object = {}) =>
    queue.add(name, { ...pageProperties(), ...properties });
  const viewed = () => {
    report("$pageview");
    report("landing_viewed_page");
  };
  viewed();
  watchPrices(report);
  // In capture, since a part of the page may stop its own clicks.
  document.addEventListener(
    "click",
    ({ target }) => {
      const click = clickEvent(target);
      if (click) report(click.name, click.properties);
    },
    { capture: true },
  );
  document.addEventListener(ANALYTICS_EVENT, (event) => {
    const { name, properties } = (event as CustomEvent<ReportedEvent>).detail;
    report(name, properties);
  });
  // The back button brings a page back from memory without loading it.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) viewed();
  });
  addEventListener("pagehide", () => queue.keep());
  const load = () =>
    void import("./posthog").then(
      ({ startPostHog }) => queue.sendTo(startPostHog(service)),
      // Blocked or offline: the site works the same, and what waits is kept for the next page.
      () => {},
    );
  if ("requestIdleCallback" in window) requestIdleCallback(load);
  else setTimeout(load, IDLE_DELAY);
}

/**
 * Counts visits and what they lead to, unless the visitor asks not to be counted. Everything is queued from the first
 * moment; the service itself is loaded when the browser is idle.
 */
export function startAnalytics(service: Service): void {
  if (!asksForPrivacy()) whenVisited(() => start(service));
}
