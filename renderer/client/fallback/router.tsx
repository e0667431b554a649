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

/** Logs a comparison that does not load, or that lacks data that rendering needs (spec, section 8). */
const logError = (error: unknown): void => console.error("Error loading comparison data:", error);

/** Replaces the content of the not-found page synchronously, for the paths that `startFallback` accepts. */
export function mountRouter(main: HTMLElement): void {
  // No script would show deferred parts of what is rendered from now on (head/inline-scripts.ts).
  delete document.documentElement.dataset.deferred;
  // The router's `onError` also reports the errors that React catches.
  const root = createRoot(main, { onCaughtError: () => {} });
  flushSync(() => root.render(<RouterProvider router={createBrowserRouter(ROUTES)} onError={logError} />));
}
