import { SectionHeading } from "../../renderer/ui/section-heading";
import { TileText } from "../../renderer/ui/tile-text";
import { Visual } from "../../renderer/ui/visual";
import { arrangeBento } from "./layout";
import type { CapabilitiesProps } from "./props.gen";

/** Column span of the last tile, by the number of tiles in an incomplete last row of three. */
const LAST_TILE_SPANS = ["", "lg:*:last:col-span-3", "lg:*:last:col-span-2"];

/** The product's capabilities as a bento grid: tiles with a picture are large, with the others around them. */
export default function Capabilities({ heading, intro, items, isByDlores }: CapabilitiesProps) {
  const { tiles, hasSideTiles, remainder } = arrangeBento(items);
  const large = hasSideTiles ? "lg:row-span-2 lg:col-start-1 lg:even:col-start-2" : "lg:col-span-3";
  // With two columns, a tile with a picture spans both.
  const isLastAlone = items.filter(({ visual }) => !visual).length % 2 === 1;
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul
        className={`mt-10 grid grid-flow-dense gap-4 md:grid-cols-2 lg:mt-14 lg:grid-cols-3 lg:gap-5 ${LAST_TILE_SPANS[remainder]} ${isLastAlone ? "md:max-lg:*:last:col-span-2" : ""}`}
      >
        {tiles.map((item) => (
          <li
            key={item.title}
            className={`card ${item.visual ? `md:col-span-2 ${large} parts grid grid-rows-[auto_1fr] overflow-clip sm:grid-cols-[2fr_3fr] sm:grid-rows-1` : ""}`}
          >
            <TileText {...item} isByDlores={isByDlores} />
            {item.visual && (
              <div className="grid items-center bg-sunken p-4 py-6 sm:p-6 in-data-[tone=ink]:bg-ink">
                <Visual visual={item.visual} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
