import { PingBackdrop } from "../../renderer/ui/ping";
import type { TeamCardsProps } from "./props.gen";

type Person = TeamCardsProps["items"][number];

/** Backgrounds of the tiles in turn. */
const BACKGROUNDS = [
  "border-line bg-signal-soft text-ink",
  "border-line bg-sun-soft text-ink",
  "border-ink-line bg-ink-raised text-paper",
  "border-line bg-sunken text-ink",
];

/**
 * Layout of the first tiles on a desktop: wide ones span seven columns, tall ones five; the first is beside the heading
 * and the second.
 */
const TILES = [
  "lg:row-span-2 lg:col-span-5 lg:[--team-size:14rem] lg:*:first:mx-auto lg:*:first:mt-6",
  "lg:col-span-7 lg:min-h-72 lg:flex-row-reverse lg:items-center lg:[--team-size:11rem]",
  "lg:col-span-5 lg:[--team-size:10rem] lg:*:first:self-end",
  "lg:col-span-7 lg:min-h-72 lg:flex-row lg:items-center lg:justify-start lg:gap-26 lg:[--team-size:11rem]",
];

/** One person. The emoji is a decorative stand-in for a photograph, so it is hidden from assistive technology. */
function Card({ image, name, role, text, className }: Person & { className: string }) {
  return (
    <li
      className={`group relative isolate flex flex-col justify-between gap-8 overflow-clip rounded-card border p-6 [--team-size:7.5rem] sm:col-span-6 sm:p-8 ${className}`}
    >
      <div
        className="relative grid size-(--team-size) shrink-0 place-items-center rounded-full bg-surface text-[calc(var(--team-size)*0.54)] leading-none group-even:self-end lg:group-even:self-center"
        aria-hidden="true"
      >
        {/* The first ring is behind the picture; the others fade out before they reach the text. */}
        <PingBackdrop
          rings={6}
          className="w-[calc(var(--team-size)*4.4)] text-current/38 mask-[radial-gradient(circle_closest-side,black_34%,transparent_75%)]"
        />
        <span className="font-emoji text-ink">{image}</span>
      </div>
      <div className="relative min-w-0">
        <h2 className="text-2xl">{name}</h2>
        <p className="mt-1 font-semibold text-sm">{role}</p>
        <p className="mt-3 max-w-[21rem]">{text}</p>
      </div>
    </li>
  );
}

/** Opening of a team page. The heading, the page's only h1, is a tile among the people's tiles. */
export default function TeamCards({ heading, intro, items }: TeamCardsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-12 lg:gap-5">
      <div className="pb-6 sm:col-span-full lg:col-span-7 lg:pr-12 lg:pb-10">
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-6 max-w-[34rem] text-lg tone-muted">{intro}</p>
      </div>
      <ul className="parts-tall contents">
        {items.map((person, index) => (
          <Card
            key={person.name}
            {...person}
            className={`${BACKGROUNDS[index % BACKGROUNDS.length]} ${TILES[index] ?? ""}`}
          />
        ))}
      </ul>
    </div>
  );
}
