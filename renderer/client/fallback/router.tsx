import { createRoot } from "react-dom/client";
import { BrowserRouter, Route, Routes } from "react-router-dom";
import { ComparisonRoute } from "./comparison";
import { PostNotFound } from "./not-found";

/** Takes over the content of the not-found page for the addresses that `startFallback` lets through. */
export function mountRouter(main: HTMLElement): void {
  createRoot(main).render(
    <BrowserRouter>
      <Routes>
        <Route path="/blog/:postId" element={<PostNotFound />} />
        <Route path="/resources/comparisons/:competitorId" element={<ComparisonRoute />} />
      </Routes>
    </BrowserRouter>,
  );
}
