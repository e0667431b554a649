/**
 * Runs before anything is laid out. Who comes anew begins at the top, and what is far below can wait
 * (client/later-sections.ts). Who reloads, goes back or follows an anchor is led to a place of the page, which only its
 * whole height has.
 */
export const EARLY_SCRIPT =
  'performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash&&(document.documentElement.dataset.anew="")';

/**
 * Pages that the pointer rests on are rendered ahead. Links out of the site, downloads and static data are left out.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/data/*" } },
          { not: { href_matches: "/assets/*" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** What stands in each page as it is here: the policy names it by its hash (scripts/hosting/headers.ts). */
export const INLINE_SCRIPTS = [EARLY_SCRIPT, SPECULATION_RULES];
