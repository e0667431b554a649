import type { EventName } from "../../../schema/shapes.gen";

/** Selector of sections with plan prices. */
const PRICE_SECTIONS = '[data-block="pricing-plans"], [data-block="pricing-box"]';

/** Minimum visible ratio of a section that counts as seen (spec, section 4, Pricing section view). */
const MIN_VISIBLE_RATIO = 0.3;

/** Whether a section counts as seen; one whose minimum ratio is taller than the screen has to fill 90% of the screen. */
const isSeen = ({ intersectionRatio, target }: IntersectionObserverEntry): boolean =>
  intersectionRatio >= Math.min(MIN_VISIBLE_RATIO, (0.9 * innerHeight) / target.clientHeight);

/** Reports once that prices have been seen. */
export function watchPrices(report: (name: EventName, properties: object) => void): void {
  // One threshold for each percent, since the required ratio depends on the height of the screen.
  const threshold = Array.from({ length: 100 * MIN_VISIBLE_RATIO }, (_, index) => (index + 1) / 100);
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.find(isSeen)?.target as HTMLElement | undefined;
      if (!seen) return;
      observer.disconnect();
      report("landing_viewed_pricing", { cta_location: seen.dataset.block });
    },
    { threshold },
  );
  for (const section of document.querySelectorAll(PRICE_SECTIONS)) observer.observe(section);
}
