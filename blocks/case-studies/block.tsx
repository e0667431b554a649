import { ActionButton } from "../../renderer/ui/action-button";
import { Markdown } from "../../renderer/ui/markdown";
import { Portrait } from "../../renderer/ui/portrait";
import { Bars, Circle, CustomerPortraits, Dots } from "./pictures";
import type { CaseStudiesProps } from "./props.gen";

type Story = CaseStudiesProps["items"][number];

const FIGURE = "block font-bold font-display text-(--tone-signal-strong) tracking-[-0.03em]";

/** The results in one row, each linking to its story; more than four are in rows of three. */
function Results({ items }: Pick<CaseStudiesProps, "items">) {
  return (
    <nav aria-label="Stories" className="mt-10 lg:mt-14 print:hidden">
      <ul
        className={`grid gap-x-8 ${items.length > 4 ? "md:grid-cols-3" : "md:auto-cols-fr md:grid-flow-col"}`}
      >
        {items.map(({ anchor, industry, figure, result }) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              className="group block border-current/25 border-t pt-4 pb-5 hover:border-current"
            >
              <span className="tone-muted font-semibold text-sm">{industry}</span>
              <span className={`${FIGURE} text-3xl`}>{figure}</span>
              <span className="font-semibold underline-offset-[0.22em] group-hover:underline">{result}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The result of one story, as large as the card allows. */
function Result({ industry, figure, result }: Story) {
  return (
    <div>
      <p className="font-semibold text-sm">{industry}</p>
      <p className="mt-3">
        <strong
          className={`${FIGURE} text-[clamp(4rem,3rem+4vw,6.5rem)] leading-none ${figure.length > 6 ? "max-[24rem]:text-[3.25rem]" : ""}`}
        >
          {figure}
        </strong>
        <span className="mt-1 block font-semibold text-lg">{result}</span>
      </p>
    </div>
  );
}

function StoryText({ title, story }: Story) {
  return (
    <div>
      <h2 className="text-2xl">{title}</h2>
      <Markdown text={story} className="mt-4 max-w-[38rem]" />
    </div>
  );
}

/** The customer with a quote, and the button at the end of the story. */
function Testimonial({ quote, person, role, portrait, button }: Story) {
  return (
    <div>
      <div className="flex gap-4 max-[20rem]:flex-col">
        <Portrait look={portrait} name={person} className="size-16 shrink-0 lg:size-20" />
        <div className="min-w-0">
          <blockquote className="font-display font-semibold text-xl">“{quote}”</blockquote>
          <p className="mt-2 text-sm">
            <span className="font-semibold">{person}</span>, {role}
          </p>
        </div>
      </div>
      <ActionButton button={button} variant="secondary" className="mt-6" />
    </div>
  );
}

/** Padding of the cards. */
const PADDING = "p-[clamp(1.75rem,1rem+2.5vw,3rem)]";

/** A story on a card in two halves: result and bars on a tinted side, text on the other. */
function BarsCase(story: Story) {
  return (
    <article
      id={story.anchor}
      className="parts-tall card overflow-clip lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div
        className={`flex flex-col justify-between gap-12 bg-signal-soft text-ink ${PADDING}`}
        data-tone="paper"
      >
        <Result {...story} />
        <Bars {...story.picture} />
      </div>
      <div className={`space-y-8 ${PADDING}`}>
        <StoryText {...story} />
        <Testimonial {...story} />
      </div>
    </article>
  );
}

/** A story on a dark card: result and dot fields above, text and customer in two columns below. */
function DotsCase(story: Story) {
  return (
    <article id={story.anchor} className="rounded-card bg-ink text-paper" data-tone="ink">
      <div
        className={`parts-tall grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-16 ${PADDING}`}
      >
        <Result {...story} />
        <Dots {...story.picture} />
        <div className="grid gap-x-16 gap-y-8 border-ink-line border-t pt-8 lg:col-span-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <StoryText {...story} />
          <Testimonial {...story} />
        </div>
      </div>
    </article>
  );
}

/** A story without a card: text on the left, people in a circle on the right. */
function CircleCase(story: Story) {
  return (
    <article
      id={story.anchor}
      className="parts-tall grid items-center gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]"
    >
      <div className="lg:order-last">
        <Circle {...story.picture} />
      </div>
      <div className="space-y-8">
        <Result {...story} />
        <StoryText {...story} />
        <Testimonial {...story} />
      </div>
    </article>
  );
}

const CASES = { bars: BarsCase, dots: DotsCase, circle: CircleCase };

/** Customers' stories, each laid out by the kind of its picture. It contains the page's only h1. */
export default function CaseStudies({ heading, intro, items }: CaseStudiesProps) {
  return (
    <>
      <div className="relative isolate">
        <h1 className="max-w-[42rem] text-4xl">{heading}</h1>
        <p className="mt-6 max-w-[38rem] text-lg tone-muted">{intro}</p>
        <CustomerPortraits stories={items} />
      </div>
      <Results items={items} />
      <div className="parts-tall mt-14 space-y-14 lg:mt-20 lg:space-y-24">
        {items.map((item) => {
          const Case = CASES[item.picture.kind];
          return <Case key={item.anchor} {...item} />;
        })}
      </div>
    </>
  );
}
