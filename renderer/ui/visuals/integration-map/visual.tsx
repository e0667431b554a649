import type { IntegrationMapVisual } from "../../../../schema/shapes.gen";
import { IconDisc } from "../../icon.server";
import { IntegrationMark } from "../../integration-mark/integration-mark";
import { VisualFrame } from "../visual-frame";

/** Origin of the arcs, where the call comes in, in a drawing 480 wide and 410 high. */
const ORIGIN = { x: 44, y: 380 };
const RADII = [130, 236, 342] as const;

/** Left indent of each mark, from the top down, so that it is on one of the arcs. */
const INDENTS = ["ml-[21%]", "ml-[46%]", "ml-[33%]", "ml-[14%]", "ml-[48%]"] as const;

/** Angle at which the arcs end, clockwise from straight above the point: short of the words beside it. */
const END_ANGLE = (80 / 180) * Math.PI;

/** Returns the path of an arc from straight above the point to its side. */
function arcPath(radius: number): string {
  const [x, y] = [ORIGIN.x + radius * Math.sin(END_ANGLE), ORIGIN.y - radius * Math.cos(END_ANGLE)];
  return `M${ORIGIN.x} ${ORIGIN.y - radius}A${radius} ${radius} 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** The logo, enlarged: a call comes in at its dot, and the arcs connect it to the other tools. */
export default function IntegrationMap({ source, targets }: IntegrationMapVisual) {
  return (
    <VisualFrame
      shape="canvas"
      label={`${source.title}: ${source.detail}. From there it goes to ${targets.map(({ name, result }) => `${name}: ${result}`).join("; ")}.`}
    >
      <div className="rounded-card bg-ink p-4 text-paper">
        <div className="relative flex aspect-square @md:aspect-[480/410] flex-col items-start justify-between pb-[18%]">
          <svg
            aria-hidden="true"
            viewBox="0 0 480 410"
            preserveAspectRatio="xMinYMax meet"
            className="absolute inset-0 size-full stroke-signal-on-ink"
            fill="none"
            strokeWidth="5"
            strokeLinecap="round"
          >
            {RADII.map((radius, index) => (
              <path key={radius} d={arcPath(radius)} opacity={0.75 - index * 0.22} />
            ))}
          </svg>
          {targets.map(({ logo, name, result }, index) => (
            <div
              key={name}
              className={`relative flex items-center gap-2.5 rounded-inner bg-surface p-1 pr-3 text-ink ${INDENTS[index] ?? ""}`}
            >
              <IntegrationMark logo={logo} className="size-8 @md:size-10" />
              <p className="min-w-0 leading-snug">
                <span className="block text-[0.6875rem] text-muted">{name}</span>
                <span className="block font-semibold text-xs @md:text-sm">{result}</span>
              </p>
            </div>
          ))}
        </div>
        <div className="relative -mt-9 flex items-center gap-3 pl-1 @md:pl-4">
          <IconDisc
            name={source.icon}
            className={`size-12 text-ink ${source.isByDlores ? "bg-dlores-on-ink" : "bg-signal-on-ink"}`}
          />
          <p className="min-w-0 leading-snug">
            <span className="block font-semibold text-[0.9375rem]">{source.title}</span>
            <span
              className={`tabular block text-[0.8125rem] ${source.isByDlores ? "text-dlores-on-ink" : "text-muted-on-ink"}`}
            >
              {source.detail}
            </span>
          </p>
        </div>
      </div>
    </VisualFrame>
  );
}
