import { Icon } from "../../renderer/ui/icon";
import { Portrait } from "../../renderer/ui/portrait";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { PersonaStoriesProps } from "./props.gen";

type Story = PersonaStoriesProps["items"][number];

const OUTCOME = "text-balance font-bold font-display text-xl leading-[1.3]";

/** One person's story in a row: who it is, then the way from problem over solution to outcome. */
function StoryRow({ persona, problem, solution, outcome, icon, color, portrait }: Story) {
  return (
    <li className="story" data-color={color}>
      <div className="flex items-center gap-4 lg:items-start">
        <span className={portrait ? "story-picture" : ""}>
          {portrait && <Portrait look={portrait} className="size-16" />}
          <span className="story-icon">
            <Icon name={icon} className="size-5" />
          </span>
        </span>
        <h3 className="text-xl lg:pt-2">{persona}</h3>
      </div>
      <dl className="story-way">
        {Object.entries({ Problem: problem, Solution: solution, Outcome: outcome }).map(([stop, text]) => (
          <div key={stop}>
            <dt className="font-semibold text-[0.875rem]">{stop}</dt>
            <dd className={`mt-1.5 ${stop === "Outcome" ? OUTCOME : ""}`}>{text}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Scenarios of several people in rows; each reads from left to right, and on a phone from top to bottom. */
export default function PersonaStories({ heading, intro, items }: PersonaStoriesProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 divide-y divide-line border-line border-t in-data-[tone=ink]:divide-ink-line in-data-[tone=ink]:border-ink-line">
        {items.map((item) => (
          <StoryRow key={item.persona} {...item} />
        ))}
      </ul>
    </>
  );
}
