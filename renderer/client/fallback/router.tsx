import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, type RouteObject, RouterProvider } from "react-router-dom";
import { Comparison, Loading } from "./comparison";
import { loadComparison } from "./load-comparison";
import { ComparisonNotFound, PostNotFound } from "./not-found";

const ROUTES: RouteObject[] = [
  { path: "/blog/:postId", Component: PostNotFound },
  {
    path: "/resources/comparisons/:competitorId",
    loader: ({ params: { competitorId = "" }, request }) => loadComparison(competitorId, request.signal),
    HydrateFallback: Loading,
    Component: Comparison,
    ErrorBoundary: ComparisonNotFound,
  },
];

/** What the console says of a comparison that does not load, or lacks a part that only shows as it is drawn (spec, section 8). */
const logError = (error: unknown): void => console.error("Error loading comparison data:", error);

/** Takes over the content of the not-found page, at once, for the addresses that `startFallback` lets through. */
export function mountRouter(main: HTMLElement): void {
  // What is drawn from now on has nobody who lays it out later (head/inline-scripts.ts).
  delete document.documentElement.dataset.anew;
  // The router tells of what React catches, too.
  const root = createRoot(main, { onCaughtError: () => {} });
  flushSync(() => root.render(<RouterProvider router={createBrowserRouter(ROUTES)} onError={logError} />));
}
