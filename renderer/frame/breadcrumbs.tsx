import type { Page } from "../../data/load-page";
import type { Site } from "../../data/site";
import { trailOf } from "../head/trail";
import { FrameLink } from "./navigation-link";

/**
 * The path from the home page to this page, on every page below the first level. A phone shows it without this page, whose
 * name is in the heading just below. A second line moves the section down.
 */
export function Breadcrumbs({ site, page }: { site: Site; page: Page }) {
  const trail = trailOf(site, page);
  if (trail.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs container-page relative z-1 min-h-14 pt-4">
      <ol className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
        {trail.map((step, index) => (
          <li key={step.name} className="flex items-center gap-x-2 max-sm:last:hidden">
            {index > 0 && <span aria-hidden="true">/</span>}
            {step.route === undefined ? (
              <span>{step.name}</span>
            ) : (
              <FrameLink
                href={step.route}
                className="py-2 underline-offset-4 hover:underline aria-[current]:text-ink"
              >
                {step.name}
              </FrameLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
