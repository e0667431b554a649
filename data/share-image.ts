/** Address of the picture that the build draws for a page, 1200 by 630; `/pricing` has `/share/pricing.png`. */
export function shareImageOf(route: string): string {
  return `/share${route === "/" ? "/index" : route}.png`;
}
