import { Icon } from "../../renderer/ui/icon";
import { PingArcs } from "../../renderer/ui/ping";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { TextLink } from "../../renderer/ui/text-link";
import type { GuideCardsProps } from "./props.gen";

type Guide = GuideCardsProps["items"][number];

/** The cover of a guide: its icon as the point from which the ping spreads, subject and reading time, the title. */
function Cover({ title, category, readTime, summary, icon }: Omit<Guide, "steps" | "link">) {
  return (
    <div className="guide-cover">
      <PingArcs className="guide-arcs" rings={4} />
      <span className="guide-icon">
        <Icon name={icon} className="size-6" />
      </span>
      <p className="guide-facts">
        <span>{category}</span>
        <span className="flex items-center gap-1.5">
          <Icon name="clock" className="size-4" />
          {readTime}
        </span>
      </p>
      <h3 className="guide-title">{title}</h3>
      <p className="mt-3">{summary}</p>
    </div>
  );
}

/** A guide as a card. The card is no link: its steps are all there is to it. */
function GuideCard({ steps, link, ...cover }: Guide) {
  return (
    <li className="guide card parts">
      <Cover {...cover} />
      <div className="guide-body">
        <ol className="guide-steps parts">
          {steps.map(({ title, text }) => (
            <li key={title}>
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
      <ol className="guides parts-tall">
        {items.map((item) => (
          <GuideCard key={item.title} {...item} />
        ))}
      </ol>
    </>
  );
}
