import type { Page } from "@playwright/test";

/**
 * Follows every link to an anchor on the same page; reports the anchors whose first line is not visible then, near the
 * top of the window.
 */
export function hiddenTargets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    /** Maximum distance of a target to the top of the window, in pixels, below the header and the countries. */
    const MAX_TOP = 200;
    const hashes = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='#']")].map(
      ({ hash }) => hash,
    );
    const faults: string[] = [];
    for (const hash of new Set(hashes)) {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      const place = target?.querySelector("h1, h2, h3") ?? target;
      if (!target || !place) {
        faults.push(`${hash} is nowhere`);
        continue;
      }
      scrollTo({ top: 0, behavior: "instant" });
      location.replace(hash);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { left, right, top, bottom } = place.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, Math.min(top + 4, bottom));
      // The last sections of a page cannot scroll to its top.
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
      const isTooLow = top > innerHeight || (!isAtEnd && target.getBoundingClientRect().top > MAX_TOP);
      if (top < 0 || isTooLow || !(place.contains(found) || found?.contains(place)))
        faults.push(`${hash} lands at ${Math.round(top)}, under ${found?.className ?? "nothing"}`);
    }
    return faults;
  });
}
