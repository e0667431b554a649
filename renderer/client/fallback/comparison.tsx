import { type ComponentType, useEffect, useState } from "react";
import { useParams } from "react-router-dom";
import { linksOf } from "../../site-links";
import { SiteContext } from "../../ui/site-context";
import { type LoadedComparison, loadComparison, withItem } from "./load-comparison";
import { ComparisonNotFound } from "./not-found";

/** Longer than this nobody waits for a page, in milliseconds. */
const PATIENCE = 20_000;

/** The blocks that a comparison is made of; they are those of the built pages. */
const BLOCKS = import.meta.glob<ComponentType<object>>(
  ["../../../blocks/comparison-*/block.tsx", "../../../blocks/call-to-action/block.tsx"],
  { import: "default", eager: true },
);

type State = "loading" | "not-found" | LoadedComparison;

/** A comparison from its JSON, as its page would show it. */
function Comparison({ competitor, index, template }: LoadedComparison) {
  useEffect(() => {
    document.title = `${competitor.name} compared`;
  }, [competitor.name]);
  return (
    <SiteContext.Provider value={linksOf(template.site)}>
      {template.blocks.map(({ type, tone, anchor, props }, position) => {
        const Block = BLOCKS[`../../../blocks/${type}/block.tsx`];
        if (!Block) return null;
        return (
          <section
            key={type}
            id={anchor}
            className="section"
            data-block={type}
            data-tone={tone ?? "paper"}
            data-first={position === 0 ? "" : undefined}
          >
            <div className="container-page">
              <Block {...(withItem(props, competitor) as object)} {...{ competitor, index }} />
            </div>
          </section>
        );
      })}
    </SiteContext.Provider>
  );
}

/** The address of a comparison that was not built: loading, then the comparison or that there is none. */
export function ComparisonRoute() {
  const { competitorId = "" } = useParams();
  const [state, setState] = useState<State>("loading");
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new Error("It took too long.")), PATIENCE);
    let isCurrent = true;
    loadComparison(competitorId, controller.signal)
      .then(
        (loaded) => isCurrent && setState(loaded),
        (error: unknown) => {
          if (!isCurrent) return;
          console.error("Error loading comparison data:", error);
          setState("not-found");
        },
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      controller.abort();
    };
  }, [competitorId]);
  if (state === "not-found") return <ComparisonNotFound />;
  if (state !== "loading") return <Comparison {...state} />;
  return (
    <section className="section" data-first="">
      <p className="container-page text-lg" role="status">
        Loading comparison...
      </p>
    </section>
  );
}
