import { PingBackdrop } from "../../renderer/ui/ping";
import type { TeamCardsProps } from "./props.gen";

/** Backgrounds of the cards in turn. */
const BACKGROUNDS = [
  "border-line bg-signal-soft text-ink",
  "border-line bg-sun-soft text-ink",
  "border-ink-line bg-ink-raised text-paper",
  "border-line bg-sunken text-ink",
];

/** Opening of a team page: the page's only h1, beside the people's cards on a desktop. */
export default function TeamCards({ heading, intro, items }: TeamCardsProps) {
  return (
    <div className="grid items-center gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
      <div>
        <h1 className="text-4xl">{heading}</h1>
        <p className="mt-6 max-w-[34rem] text-lg tone-muted">{intro}</p>
      </div>
      <ul className="parts-tall grid gap-4 sm:grid-cols-2">
        {items.map(({ image, name, role, text }, index) => (
          <li
            key={name}
            className={`relative isolate flex flex-wrap gap-5 overflow-clip rounded-card border p-6 sm:flex-col sm:flex-nowrap sm:gap-8 sm:p-7 ${BACKGROUNDS[index % BACKGROUNDS.length]}`}
          >
            {/* The emoji is a decorative stand-in for a photograph, so it is hidden from assistive technology. */}
            <div
              className="relative grid size-14 shrink-0 place-items-center rounded-full bg-surface text-3xl leading-none sm:size-18"
              aria-hidden="true"
            >
              <PingBackdrop
                rings={5}
                className="w-56 text-current/38 mask-[radial-gradient(circle_closest-side,black_34%,transparent_60%)] sm:w-72 sm:mask-[radial-gradient(circle_closest-side,black_34%,transparent_75%)]"
              />
              <span className="font-emoji text-ink">{image}</span>
            </div>
            {/* Large text goes below the emoji. */}
            <div className="min-w-0 flex-[1_1_11rem] sm:flex-none">
              <h2 className="text-xl">{name}</h2>
              <p className="mt-1 font-semibold text-sm">{role}</p>
              <p className="mt-3">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
