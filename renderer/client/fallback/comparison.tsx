import { useEffect } from "react";
import { useLoaderData } from "react-router-dom";
import { linksOf } from "../../site-links";
import { PingArcs } from "../../ui/ping";
import { SiteContext } from "../../ui/site-context";
import { BlockSection } from "./block-section";
import { type LoadedComparison, withItem } from "./load-comparison";

/** A comparison from the JSON that the route has loaded, rendered as a built page would show it. */
export function Comparison() {
  const { competitor, index, template } = useLoaderData<LoadedComparison>();
  useEffect(() => {
    document.title = `${competitor.name} compared`;
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
export function Loading() {
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
