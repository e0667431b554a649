import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, type RouteObject, RouterProvider, useLoaderData } from "react-router-dom";
import type { CompetitorSummary, Link } from "../../../schema/shapes.gen";
import { linksOf } from "../../site-links";
import { PingArcs } from "../../ui/ping";
import { SiteContext } from "../../ui/site-context";
import { BlockSection } from "./block-section";
import { type LoadedComparison, loadComparison, loadComparisons, withItem } from "./load-comparison";

/**
 * Describes a page in the head, which is that of the not-found page (spec, section 2). A page that was found also gets an
 * address of its own, and search engines may list it.
 */
function useHead({ title, description }: { title: string; description: string }, isFound: boolean): void {
  useEffect(() => {
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    if (isFound && canonical) {
      canonical.href = new URL(location.pathname, canonical.href).href;
      document.querySelector("meta[name=robots]")?.remove();
    }
    const contents: Record<string, string | undefined> = { title, description, url: canonical?.href };
    document.title = title;
    for (const meta of document.querySelectorAll("meta")) {
      // Such as description, og:description and twitter:description.
      const content = contents[(meta.getAttribute("property") ?? meta.name).replace(/^.*:/, "")];
      if (content) meta.content = content;
    }
  }, [title, description, isFound]);
}

interface NotFoundProps {
  heading: string;
  text: string;
  /** Link to the overview page. */
  back: Link;
  linksLabel?: string;
  links?: readonly Link[];
}

/** The block of the not-found page, with texts for a kind of content. */
function NotFound({ heading, text, back, linksLabel = "", links = [] }: NotFoundProps) {
  useHead({ title: heading, description: text }, false);
  const buttons = [{ label: back.label, action: { kind: "link", to: back.to } }];
  return <BlockSection type="wrong-number" props={{ heading, text, buttons, linksLabel, links }} isFirst />;
}

/** Message for a comparison that does not exist, with links to those that do, once their list has loaded (spec, sections 4 and 8). */
function ComparisonNotFound() {
  const [competitors, setCompetitors] = useState<readonly CompetitorSummary[]>([]);
  useEffect(() => {
    const request = new AbortController();
    loadComparisons(request.signal).then(setCompetitors, (error: unknown) => {
      if (!request.signal.aborted) console.error("Error loading comparisons:", error);
    });
    return () => request.abort();
  }, []);
  return (
    <NotFound
      heading="Comparison Not Found"
      text="The comparison you're looking for doesn't exist."
      back={{ label: "Back to all comparisons", to: "/resources/comparisons" }}
      linksLabel="Comparisons"
      links={competitors.map(({ id, name }) => ({ label: name, to: `/resources/comparisons/${id}` }))}
    />
  );
}

/** A comparison from the JSON that the route has loaded, rendered as a built page would show it. */
function Comparison() {
  const { competitor, index, template } = useLoaderData<LoadedComparison>();
  useHead(competitor.page, true);
  useEffect(() => {
    // Analytics names the page by this attribute, which the not-found page has set.
    document.body.dataset.page = competitor.name;
  }, [competitor.name]);
  return (
    <SiteContext.Provider value={linksOf(template.site)}>
      {template.blocks.map((block, position) => (
        <BlockSection
          key={block.type}
          {...block}
          props={{ ...(withItem(block.props, competitor) as object), competitor, index }}
          isFirst={position === 0}
        />
      ))}
    </SiteContext.Provider>
  );
}

/** A loading state, as tall as most screens, so that the footer does not visibly jump. */
function Loading() {
  return (
    <section className="section grid min-h-[75svh] place-content-center justify-items-center" data-first="">
      <div className="relative">
        <PingArcs className="w-40 text-line-strong" rings={3} />
        <span className="absolute inset-0 m-auto size-3 rounded-full bg-signal" />
      </div>
      <p className="mt-6 text-lg" role="status">
        Loading comparison...
      </p>
    </section>
  );
}

const ROUTES: RouteObject[] = [
  {
    // An article that does not exist (spec, section 8).
    path: "/blog/:postId",
    element: (
      <NotFound
        heading="Post Not Found"
        text="The blog post you're looking for doesn't exist."
        back={{ label: "Back to the blog", to: "/blog" }}
      />
    ),
  },
  {
    path: "/resources/comparisons/:competitorId",
    loader: ({ params: { competitorId = "" }, request }) => loadComparison(competitorId, request.signal),
    HydrateFallback: Loading,
    Component: Comparison,
    ErrorBoundary: ComparisonNotFound,
  },
];

/** Replaces the content of the not-found page synchronously, for the paths that `startFallback` accepts. */
export function mountRouter(main: HTMLElement): void {
  // No script would show deferred parts of what is rendered from now on (head/inline-scripts.ts).
  delete document.documentElement.dataset.deferred;
  // A comparison that does not load, or that lacks data that rendering needs (spec, section 8). The router also reports
  // the errors that React catches.
  const onError = (error: unknown) => console.error("Error loading comparison data:", error);
  const root = createRoot(main, { onCaughtError: () => {} });
  flushSync(() => root.render(<RouterProvider router={createBrowserRouter(ROUTES)} onError={onError} />));
}
