import { useId } from "react";
import { ActionButton } from "../../renderer/ui/action-button";
import { Icon } from "../../renderer/ui/icon.server";
import { PingBackdrop } from "../../renderer/ui/ping";
import { QuestionList } from "../../renderer/ui/question-list";
import type { FaqSearchProps } from "./props.gen";

type Category = FaqSearchProps["categories"][number];

/**
 * The search box. It belongs to no form, so Enter submits nothing; faq-search.enhance.ts makes it filter. The visible
 * count changes with every character; the status announces it to screen readers once the visitor stops typing.
 */
function SearchBox({ label, placeholder }: FaqSearchProps) {
  const id = useId();
  return (
    <search className="mt-8 block max-w-[44rem] print:hidden">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <div className="mt-2 flex h-15 items-center gap-3 rounded-card border border-line-strong bg-surface pl-5 text-ink has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-signal has-[input:focus-visible]:outline-offset-2">
        <Icon name="search" className="size-5 text-muted" />
        <input
          id={id}
          className="h-full min-w-0 flex-1 appearance-none text-(length:--text-lg) outline-none placeholder:text-muted placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
          type="search"
          name="q"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
        />
        <button
          type="button"
          className="self-stretch px-5 font-semibold text-signal-strong"
          data-clear=""
          hidden
        >
          Clear
        </button>
      </div>
      <p className="mt-2 min-h-[1.5em] text-[0.9375rem] leading-normal">
        <span data-count="" aria-hidden="true" />
        <span className="hidden noscript:inline">
          Searching needs JavaScript. Use your browser’s search on this page.
        </span>
      </p>
      <p role="status" className="sr-only" />
    </search>
  );
}

/** Links to the categories: beside the questions on a desktop, above them on a phone. */
function CategoryNav({ categories }: { categories: readonly Category[] }) {
  return (
    <nav
      aria-label="Categories"
      data-enhance="section-in-view"
      className="lg:sticky lg:top-28 lg:self-start print:hidden"
    >
      <ul className="flex flex-wrap gap-2 lg:block lg:border-current/15 lg:border-l">
        {categories.map(({ name, anchor, items }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="flex min-h-11 items-center gap-2 px-4 py-1.5 font-semibold text-[0.9375rem] leading-[1.35] underline-offset-[0.22em] hover:underline max-lg:rounded-full max-lg:border max-lg:border-(--tone-line) max-lg:bg-(--tone-card) lg:-ml-px lg:justify-between lg:border-transparent lg:border-l-2 lg:hover:border-current aria-[current]:border-current"
            >
              {name}
              <span data-total="" className="tabular tone-muted" aria-hidden="true">
                {items.length}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Message that the search shows when no question matches. */
function NoMatch({ heading, text, button }: FaqSearchProps["noMatch"]) {
  return (
    <div data-none="" className="card relative isolate overflow-clip p-8 lg:p-12" hidden>
      <PingBackdrop className="-right-48 -bottom-56 w-[26rem] text-line-strong/50" rings={4} />
      <p className="font-bold font-display text-2xl">{heading}</p>
      <p className="mt-3 max-w-[32rem] tone-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ActionButton button={button} />
        <button type="button" className="button button-secondary" data-clear="">
          Show all questions
        </button>
      </div>
    </div>
  );
}

/** All questions, by category, with a search. It contains the page's only h1. */
export default function FaqSearch(props: FaqSearchProps) {
  const { heading, intro, categories, noMatch } = props;
  return (
    <div data-enhance="faq-search">
      <div className="relative isolate">
        <PingBackdrop
          className="mask-[radial-gradient(closest-side,black_25%,transparent_92%)] -right-56 -translate-y-1/2 top-[45%] w-[54rem] text-line-strong/60 max-lg:hidden"
          rings={6}
        />
        <h1 className="max-w-[44rem] text-4xl">{heading}</h1>
        <p className="mt-5 max-w-[38rem] text-lg tone-muted">{intro}</p>
        <SearchBox {...props} />
      </div>
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:mt-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <CategoryNav categories={categories} />
        <div className="parts-tall space-y-12 lg:space-y-16">
          {categories.map(({ name, anchor, items }) => (
            <section key={anchor} id={anchor} aria-labelledby={`${anchor}-name`}>
              <h2 id={`${anchor}-name`} className="mb-4 text-2xl">
                {name}
              </h2>
              <QuestionList items={items} />
            </section>
          ))}
          <NoMatch {...noMatch} />
        </div>
      </div>
    </div>
  );
}
