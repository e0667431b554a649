import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { ComparisonRoute } from "./comparison";
import { PostNotFound } from "./not-found";

/** What the console says of a comparison whose data lacks a part that only shows as it is drawn (spec, section 8). */
function logUndrawn(error: unknown): void {
  console.error("Error loading comparison data:", error);
}

/** Takes over the content of the not-found page, at once, for the addresses that `startFallback` lets through. */
export function mountRouter(main: HTMLElement): void {
  // What is drawn from now on has nobody who lays it out later (head/inline-scripts.ts).
  delete document.documentElement.dataset.anew;
  const root = createRoot(main, { onCaughtError: logUndrawn });
  flushSync(() =>
    root.render(
      <BrowserRouter>
        <Routes>
          <Route path="/blog/:postId" element={<PostNotFound />} />
          <Route path="/resources/comparisons/:competitorId" element={<ComparisonRoute />} />
        </Routes>
      </BrowserRouter>,
    ),
  );
}
