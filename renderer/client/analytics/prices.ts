import type { EventName } from "../../../schema/shapes.gen";

/** Sections that show the prices of plans. */
const PRICES = '[data-block="pricing-plans"], [data-block="pricing-box"]';

/** How much of a section has to be visible to count as seen (spec, section 4, Pricing section view). */
const SEEN = 0.3;

/** A section of which 30% are higher than the screen is seen when it fills most of the screen. */
const isSeen = ({ intersectionRatio, target }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= Math.min(SEEN, (0.9 * innerHeight) / target.clientHeight);

/** Reports once that prices were seen. */
export function watchPrices(report: (name: EventName, properties: object) => void): void {
  // Every hundredth up to that: how much can be asked for depends on the screen.
  const threshold = Array.from({ length: 100 * SEEN }, (_, index) => (index + 1) / 100);
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(isSeen)?.target as HTMLElement | undefined;
      if (!seen) return;
      observer.disconnect();
      report("landing_viewed_pricing", { cta_location: seen.dataset.block });
    },
    { threshold },
  );
  for (const section of document.querySelectorAll(PRICES)) observer.observe(section);
}
