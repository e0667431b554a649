import { useEffect, useState } from "react";
import type { CompetitorSummary, Link } from "../../../schema/shapes.gen";
import { BlockSection } from "./block-section";
import { loadComparisons } from "./load-comparison";

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
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  const buttons = [{ label: back.label, action: { kind: "link", to: back.to } }];
  return <BlockSection type="wrong-number" props={{ heading, text, buttons, linksLabel, links }} isFirst />;
}

/** Message for an article that does not exist (spec, section 8). */
export function PostNotFound() {
  return (
    <NotFound
      heading="Post Not Found"
      text="The blog post you're looking for doesn't exist."
      back={{ label: "Back to the blog", to: "/blog" }}
    />
  );
}

/** Message for a comparison that does not exist, with links to those that do, once their list has loaded (spec, sections 4 and 8). */
export function ComparisonNotFound() {
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
