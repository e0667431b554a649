import type { Page } from "@playwright/test";

/** Follows every link to an anchor on the same page; reports the anchors whose first line is not visible then. */
export function hiddenTargets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const hashes = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='#']")].map(
      ({ hash }) => hash,
    );
    const faults: string[] = [];
    for (const hash of new Set(hashes)) {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      const place = target?.querySelector("h1, h2, h3") ?? target;
      if (!place) {
        faults.push(`${hash} is nowhere`);
        continue;
      }
      scrollTo({ top: 0, behavior: "instant" });
      location.replace(hash);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { left, right, top, bottom } = place.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, Math.min(top + 4, bottom));
      if (top < 0 || top > innerHeight || !(place.contains(found) || found?.contains(place)))
        faults.push(`${hash} lands at ${Math.round(top)}, under ${found?.className ?? "nothing"}`);
    }
    return faults;
  });
}
