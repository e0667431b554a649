/** Route of the page that nobody shares: the build draws no picture for it. */
const NOT_SHARED = "/404";

/**
 * Address of the picture that the build draws for a page, 1200 by 630: `/share/pricing.png` for `/pricing`; undefined
 * for the not-found page.
 */
export function shareImageOf(route: string): string | undefined {
  if (route === NOT_SHARED) return undefined;
  return `/share${route === "/" ? "/index" : route}.png`;
}
