import { NOT_FOUND_ROUTE } from "./page-refs";

/**
 * Returns the address of the share image that the build draws for a page, 1200 by 630 pixels: `/share/pricing.png` for
 * `/pricing`; undefined for the not-found page.
 */
export function shareImageOf(route: string): string | undefined {
  if (route === NOT_FOUND_ROUTE) return undefined;
  return `/share${route === "/" ? "/index" : route}.png`;
}
