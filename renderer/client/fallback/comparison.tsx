import { Component, type ReactNode, useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { linksOf } from "../../site-links";
import { PingArcs } from "../../ui/ping";
import { SiteContext } from "../../ui/site-context";
import { BlockSection } from "./block-section";
import { type LoadedComparison, loadComparison, withItem } from "./load-comparison";
import { ComparisonNotFound } from "./not-found";

type State = "loading" | "not-found" | LoadedComparison;

/** A comparison from its JSON, as its page would show it. */
function Comparison({ competitor, index, template }: LoadedComparison) {
  useEffect(() => {
    document.title = `${competitor.name} compared`;
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

/** As high as most screens, so that the footer is not seen to jump. */
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

interface BoundaryProps {
  /** What is shown where the children cannot be drawn. */
  instead: ReactNode;
  children: ReactNode;
}

/** Keeps a part that cannot be drawn, such as data with a hole in it, from emptying the page. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

/** The address of a comparison that was not built: loading, then the comparison or that there is none. */
export function ComparisonRoute() {
  const { competitorId = "" } = useParams();
  const [state, setState] = useState<State>("loading");
  useEffect(() => {
    const request = new AbortController();
    loadComparison(competitorId, request.signal).then(setState, (error: unknown) => {
      if (request.signal.aborted) return;
      console.error("Error loading comparison data:", error);
      setState("not-found");
    });
    return () => request.abort();
  }, [competitorId]);
  if (state === "loading") return <Loading />;
  if (state === "not-found") return <ComparisonNotFound />;
  return (
    <Boundary instead={<ComparisonNotFound />}>
      <Comparison {...state} />
    </Boundary>
  );
}
