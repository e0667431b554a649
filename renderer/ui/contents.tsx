import { Icon } from "./icon.server";
import type { Heading } from "./markdown";

/** A heading with a typed number: `2. Fees`. */
const NUMBERED_HEADING = /^(\d+\.)\s+(.*)$/s;

function Entry({ id, text }: Heading) {
  const [, number, words = text] = NUMBERED_HEADING.exec(text) ?? [];
  return (
    <a
      href={`#${id}`}
      className="flex items-baseline gap-2 py-3 text-[0.9375rem] leading-[1.35] lg:border-transparent lg:border-l-2 lg:px-4 lg:hover:border-current aria-[current]:border-current lg:focus-visible:-outline-offset-3 lg:pointer-fine:py-1.5"
    >
      {number && <span className="tabular w-6 shrink-0 opacity-80">{`${number} `}</span>}
      <span className="underline-offset-[0.22em] in-[a:hover]:underline">{words}</span>
    </a>
  );
}

/**
 * Table of contents: collapsed on a phone; beside the text on wide screens, and always open there if the browser
 * supports that.
 */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav
      aria-label="On this page"
      data-enhance="section-in-view"
      className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto print:hidden"
    >
      <p
        className="mb-2 hidden font-semibold text-(length:--text-sm) lg:supports-[selector(::details-content)]:block"
        aria-hidden="true"
      >
        On this page
      </p>
      <details className="group rounded-card border border-line px-5 lg:border-0 lg:p-0 lg:details-content:block lg:details-content:[content-visibility:visible]">
        <summary className="flex min-h-14 items-center justify-between font-semibold lg:min-h-10 lg:text-(length:--text-sm) lg:supports-[selector(::details-content)]:hidden">
          On this page
          <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
        </summary>
        <ul className="pb-4 lg:border-current/15 lg:border-l lg:p-0">
          {headings.map((heading) => (
            <li key={heading.id}>
              <Entry {...heading} />
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
