import { PingArcs } from "../../renderer/ui/ping";
import type { TeamCardsProps } from "./props.gen";

type Person = TeamCardsProps["items"][number];

/** One person. The emoji stands for a photograph that says nothing, so it is hidden from assistive technology. */
function Card({ image, name, role, text }: Person) {
  return (
    <li className="team-card">
      <div
        className="team-picture relative grid size-(--team-size) shrink-0 place-items-center rounded-full bg-surface text-[calc(var(--team-size)*0.54)] leading-none"
        aria-hidden="true"
      >
        {/* The first ring lies behind the picture; the others spread from it and fade before they reach the words. */}
        <PingArcs
          rings={6}
          className="-z-1 absolute w-[calc(var(--team-size)*4.4)] max-w-none text-[color-mix(in_oklab,var(--team-ink,var(--color-ink))_38%,transparent)] mask-[radial-gradient(circle_closest-side,black_34%,transparent_75%)]"
        />
        <span>{image}</span>
      </div>
      <div className="relative">
        <h2 className="text-2xl">{name}</h2>
        <p className="mt-1 font-semibold text-sm">{role}</p>
        <p className="mt-3 max-w-[21rem]">{text}</p>
      </div>
    </li>
  );
}

/** Opening of a team page. The heading, the page's only h1, is a tile among those of the people. */
export default function TeamCards({ heading, intro, items }: TeamCardsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-12 lg:gap-5">
      <div className="pb-6 sm:col-span-full lg:col-span-7 lg:pr-12 lg:pb-10">
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-6 max-w-[34rem] text-lg tone-muted">{intro}</p>
      </div>
      <ul className="parts-tall contents">
        {items.map((person) => (
          <Card key={person.name} {...person} />
        ))}
      </ul>
    </div>
  );
}
