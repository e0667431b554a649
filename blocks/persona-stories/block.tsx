import { Icon } from "../../renderer/ui/icon.server";
import { Portrait } from "../../renderer/ui/portrait";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { PersonaStoriesProps } from "./props.gen";

type Story = PersonaStoriesProps["items"][number];

/** Background and color of the icon; on ink all icons have the same background. */
const ICON_COLORS: Record<Story["color"], string> = {
  signal: "bg-signal-soft text-(--tone-signal)",
  dlores: "bg-dlores-soft text-(--tone-dlores)",
  sun: "bg-sun text-ink in-data-[tone=ink]:text-sun",
  ink: "bg-ink text-paper",
};

const OUTCOME = "text-balance font-bold font-display text-xl leading-[1.3]";

/** One person's story in a row: the persona, then problem, solution and outcome. */
function StoryRow({ persona, problem, solution, outcome, icon, color, portrait }: Story) {
  return (
    <li className="grid gap-x-12 gap-y-7 py-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]">
      <div className="flex items-center gap-4 lg:items-start">
        {/* With a portrait, the icon is a badge on its edge. */}
        <span className="relative shrink-0">
          {portrait && <Portrait look={portrait} name={persona.replace(/,.*/, "")} className="size-16" />}
          <span
            className={`grid place-items-center rounded-full in-data-[tone=ink]:bg-ink-raised ${ICON_COLORS[color]} ${portrait ? "-right-1.5 -bottom-1 absolute size-8 outline-(--tone-ground) outline-2" : "size-12"}`}
          >
            <Icon name={icon} className="size-5" />
          </span>
        </span>
        <h3 className="max-xl:min-w-0 text-xl lg:pt-2">{persona}</h3>
      </div>
      <dl className="story-way grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-8">
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

/** Scenarios of several people in rows; each reads from left to right, or on a phone from top to bottom. */
export default function PersonaStories({ heading, intro, items }: PersonaStoriesProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 divide-y divide-(--tone-line) border-(--tone-line) border-t">
        {items.map((item) => (
          <StoryRow key={item.persona} {...item} />
        ))}
      </ul>
    </>
  );
}
