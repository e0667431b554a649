import { RoleIcon } from "../../renderer/ui/icon.server";
import { PingBackdrop } from "../../renderer/ui/ping";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { TileText } from "../../renderer/ui/tile-text";
import { Visual } from "../../renderer/ui/visual";
import type { BenefitCardsProps } from "./props.gen";

type Benefit = BenefitCardsProps["items"][number];

interface LeadBenefitProps extends Benefit {
  visual: BenefitCardsProps["visual"] | undefined;
}

/** The largest tile: the benefit in large type, with a product picture or over the ping motif. Violet for Dlores. */
function LeadBenefit({ icon, title, text, visual }: LeadBenefitProps) {
  const [ground, arcs] =
    icon === "sparkles" ? ["bg-dlores-soft", "text-dlores/20"] : ["bg-signal-soft", "text-signal/20"];
  return (
    <li
      className={`card relative isolate grid gap-10 overflow-clip border-transparent ${ground} p-[clamp(1.75rem,1.2rem+2vw,3rem)] in-data-[tone=ink]:border-ink-line in-data-[tone=ink]:bg-ink-raised lg:row-span-2 ${visual ? "*:last:self-center lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]" : ""}`}
    >
      <PingBackdrop
        className={`right-0 ${arcs} ${visual ? "bottom-0 w-[44rem] translate-x-1/3 translate-y-1/2" : "-translate-y-1/2 top-0 w-56 translate-x-1/2 lg:w-[34rem]"}`}
      />
      <div className="flex max-w-[32rem] flex-col">
        <RoleIcon name={icon} className="size-7" />
        <h3 className="mt-auto pt-6 text-2xl">{title}</h3>
        <p className="tone-muted mt-3 text-lg">{text}</p>
      </div>
      {visual && <Visual visual={visual} />}
    </li>
  );
}

/**
 * Grid in which any number of tiles fills its rows. With two columns, a tile that is left over spans both. With three,
 * the first tile spans two, the next ones are beside it: two, or three of four. Two that are left over share a row.
 */
const MOSAIC =
  "sm:max-lg:*:first:col-span-2 sm:max-lg:*:even:last:col-span-2 lg:*:col-span-2 lg:*:first:col-span-4 lg:*:nth-2:last:row-span-2 lg:*:first:nth-last-4:row-span-3 lg:*:nth-4:nth-last-2:col-span-3 lg:*:nth-5:last:col-span-3";

/** Benefits as a mosaic of tiles. */
export default function BenefitCards({ heading, intro, items, visual }: BenefitCardsProps) {
  const [lead, ...others] = items;
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul className={`mt-12 grid gap-4 sm:grid-cols-2 lg:grid-cols-6 lg:gap-5 ${MOSAIC}`}>
        {lead && <LeadBenefit {...lead} visual={visual} />}
        {others.map((item) => (
          <li key={item.title} className="card">
            <TileText {...item} />
          </li>
        ))}
      </ul>
    </>
  );
}
