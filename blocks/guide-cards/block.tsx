import { Icon, IconDisc } from "../../renderer/ui/icon.server";
import { PingBackdrop } from "../../renderer/ui/ping";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { TextLink } from "../../renderer/ui/text-link";
import type { GuideCardsProps } from "./props.gen";

type Guide = GuideCardsProps["items"][number];

/** The cover of a guide: its icon as the origin of the ping, subject and reading time, title and summary. */
function Cover({ title, category, readTime, summary, icon }: Omit<Guide, "steps" | "link">) {
  return (
    <div className="relative isolate overflow-clip bg-signal-soft p-7 text-ink group-nth-[3n+1]:bg-sunken group-nth-[3n]:bg-sun-soft lg:group-first:flex lg:group-first:flex-col lg:group-first:bg-ink lg:group-first:p-10 lg:group-first:text-paper">
      <PingBackdrop
        className="-top-35 -left-35 w-96 opacity-16 lg:group-first:-top-64 lg:group-first:-left-64 lg:group-first:w-160 lg:group-first:opacity-30"
        rings={4}
      />
      <IconDisc
        name={icon}
        className="size-12 bg-ink text-paper *:size-6 lg:group-first:bg-signal-on-ink lg:group-first:text-ink"
      />
      <p className="mt-8 flex flex-wrap gap-x-5 gap-y-1 font-semibold text-(length:--text-sm) lg:group-first:mt-auto lg:group-first:pt-20">
        <span>{category}</span>
        <span className="flex items-center gap-1.5">
          <Icon name="clock" className="size-4" />
          {readTime}
        </span>
      </p>
      <h3 className="mt-2 text-2xl lg:group-first:text-3xl">{title}</h3>
      <p className="mt-3">{summary}</p>
    </div>
  );
}

/** Below the first guide, rows of three; the guides of the last row share its width. */
const PLACE =
  "lg:col-span-2 lg:row-span-2 lg:grid-rows-subgrid lg:gap-y-0 lg:nth-[3n+2]:nth-last-2:col-span-3 lg:nth-[3n]:last:col-span-3 lg:nth-[3n+2]:last:col-span-6 lg:first:col-span-full lg:first:row-auto lg:first:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:first:grid-rows-[auto]";

/** A guide as a card. The card is not a link, because it contains all of the guide's steps. */
function GuideCard({ steps, link, ...cover }: Guide) {
  return (
    <li
      className={`card parts group grid overflow-clip max-lg:grid-rows-[auto_1fr] print:break-inside-avoid ${PLACE}`}
    >
      <Cover {...cover} />
      <div className="flex flex-col p-7 lg:group-first:p-10">
        <ol className="numbered parts grid gap-x-10 gap-y-6 lg:group-first:grid-cols-[1fr_1fr]">
          {steps.map(({ title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] before:font-bold before:font-display before:text-(--tone-signal-strong) before:text-[1rem] before:leading-[1.6] before:content-[counter(number)]"
            >
              <div>
                <h4 className="font-sans font-semibold text-base tracking-normal">{title}</h4>
                <p className="mt-1 text-[0.9375rem] tone-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        {link && (
          <p className="mt-auto pt-5">
            <TextLink {...link} className="inline-block py-2" />
          </p>
        )}
      </div>
    </li>
  );
}

/** Guides with their steps: the first one across the page, the others in columns below it. */
export default function GuideCards({ heading, intro, items }: GuideCardsProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ol className="parts-tall mt-12 grid gap-6 lg:grid-cols-6">
        {items.map((item) => (
          <GuideCard key={item.title} {...item} />
        ))}
      </ol>
    </>
  );
}
