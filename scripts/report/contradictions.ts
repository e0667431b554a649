import type { CheckResult } from "../../checks/check-site";
import { routeOfFile } from "../../data/page-refs";

/** Formats routes: `on 3 pages: /, /faq, /pricing`. A pattern such as /blog/[postId] stands for all its pages. */
function pagesInWords(routes: readonly string[]): string {
  if (routes.length === 0) return "on no page";
  return routes.length === 1 ? `on ${routes[0]}` : `on ${routes.length} pages: ${routes.join(", ")}`;
}

/**
 * Lists the facts with two readings: the name of each constant, and below it its readings with the pages that state
 * each. Pages of a template are named by their template, as in the constants.
 */
export function contradictionList({ summary: { contradictions }, pages }: CheckResult): string[] {
  const nameOf = new Map(pages.map(({ route, file }) => [route, routeOfFile(file)]));
  const named = (routes: readonly string[]) => [
    ...new Set(routes.map((route) => nameOf.get(route) ?? route)),
  ];
  return contradictions.flatMap(({ key, primary, pages: stating, alternates }) => {
    const readings = [{ reading: primary, routes: stating }, ...alternates];
    const width = Math.max(...readings.map(({ reading }) => reading.length));
    return [
      key,
      ...readings.map(({ reading, routes }) => `  ${reading.padEnd(width)}  ${pagesInWords(named(routes))}`),
    ];
  });
}
