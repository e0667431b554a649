import { useEffect, useState } from "react";
import type { CompetitorSummary } from "../../../schema/shapes.gen";
import { TextLink } from "../../ui/text-link";
import { loadComparisons } from "./load-comparison";

interface NotFoundProps {
  heading: string;
  text: string;
  back: { label: string; to: string };
  children?: React.ReactNode;
}

/** Says that something of a kind is not there, and leads back to all of its kind. */
function NotFound({ heading, text, back, children }: NotFoundProps) {
  useEffect(() => {
    document.title = heading;
  }, [heading]);
  return (
    <section className="section" data-first="" data-block="not-found">
      <div className="container-page">
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-6 max-w-[34rem] text-lg text-muted">{text}</p>
        <p className="mt-8">
          <TextLink to={back.to}>{back.label}</TextLink>
        </p>
        {children}
      </div>
    </section>
  );
}

/** An article that is not there (spec, section 8). */
export function PostNotFound() {
  return (
    <NotFound
      heading="Post Not Found"
      text="The blog post you're looking for doesn't exist."
      back={{ label: "Back to the blog", to: "/blog" }}
    />
  );
}

/** The other comparisons, once they are loaded; an empty list when that fails (spec, sections 4 and 8). */
function OtherComparisons() {
  const [competitors, setCompetitors] = useState<CompetitorSummary[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    loadComparisons(controller.signal).then(setCompetitors, (error: unknown) => {
      if (!controller.signal.aborted) console.error("Error loading comparisons:", error);
    });
    return () => controller.abort();
  }, []);
  if (competitors.length === 0) return null;
  return (
    <nav aria-label="Comparisons" className="mt-12 border-current/15 border-t pt-6">
      <ul className="flex flex-wrap gap-x-6">
        {competitors.map(({ id, name }) => (
          <li key={id}>
            <TextLink to={`/resources/comparisons/${id}`} className="inline-block py-2.5">
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A comparison that is not there (spec, section 8). */
export function ComparisonNotFound() {
  return (
    <NotFound
      heading="Comparison Not Found"
      text="The comparison you're looking for doesn't exist."
      back={{ label: "Back to all comparisons", to: "/resources/comparisons" }}
    >
      <OtherComparisons />
    </NotFound>
  );
}
