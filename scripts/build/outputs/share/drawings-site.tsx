import { Cover } from "../../../../renderer/ui/cover/cover";
import { LogoMark } from "../../../../renderer/ui/ping";
import type { Cover as CoverName } from "../../../../schema/shapes.gen";
import type { DrawingProps } from "./drawings-product";
import { numbersOf, Rings } from "./rings";

const TILE = 126;
/** Left edge of the tiles. */
const SHELF = 1200 - 4 * TILE;
const TILES = Array.from({ length: 20 }, (_, index) => ({ column: index % 4, row: Math.floor(index / 4) }));
const TILE_COLOURS = ["signal", "ink", "sun", "signal-soft"] as const;
/** The corner that a tile's arcs spread from. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** A shelf of many: each tile has the motif in one of its corners. */
export function Tiles({ route }: DrawingProps) {
  const number = numbersOf(route);
  return (
    <>
      <defs>
        <clipPath id="tile">
          <path d={`M0 0h${TILE}v${TILE}H0z`} />
        </clipPath>
      </defs>
      {TILES.map(({ column, row }, index) => {
        const [right, down] = CORNERS[Math.floor(number(index) * 4)] ?? CORNERS[0];
        const colour = TILE_COLOURS[Math.floor(number(index + 40) * 4)] ?? "ink";
        const lines = colour === "signal" || colour === "ink" ? "surface" : "ink";
        return (
          <g
            key={`${column} ${row}`}
            transform={`translate(${SHELF + column * TILE} ${row * TILE})`}
            clipPath="url(#tile)"
          >
            <path d={`M0 0h${TILE}v${TILE}H0z`} className={`fill-${colour}`} />
            <Rings
              x={right * TILE}
              y={down * TILE}
              count={2}
              scale={0.55}
              weight={9}
              fade={0}
              className={`stroke-${lines}`}
            />
            <circle cx={right * TILE} cy={down * TILE} r="17" className={`fill-${lines}`} />
          </g>
        );
      })}
    </>
  );
}

const TEAM = [
  { x: 820, head: 46, body: 104, colour: "ink" },
  { x: 1140, head: 46, body: 104, colour: "sun" },
  { x: 980, head: 64, body: 146, colour: "signal" },
] as const;

/** A dot over an arc is somebody: the team, before the rings of a call. */
export function People() {
  return (
    <>
      <Rings x={980} y={300} count={5} scale={1} className="stroke-ink" fade={0.9} weight={4} />
      {TEAM.map(({ x, head, body, colour }) => (
        <g key={x} className={`fill-${colour}`}>
          <path
            d={`M${x - body} 632v${-body * 0.7}a${body} ${body} 0 0 1 ${2 * body} 0v${body * 0.7}z`}
            className="stroke-sun-soft"
            strokeWidth="14"
          />
          <circle
            cx={x}
            cy={632 - body * 1.7 - head - 22}
            r={head}
            className="stroke-sun-soft"
            strokeWidth="14"
            paintOrder="stroke"
          />
        </g>
      ))}
    </>
  );
}

/** Somebody speaks: the mark in a bubble. */
export function Bubble() {
  return (
    <>
      <Rings x={960} y={300} count={6} scale={1.15} className="stroke-surface" fade={0.9} weight={4} />
      <path
        d="M842 110h236a74 74 0 0 1 74 74v176a74 74 0 0 1-74 74h-86l-96 92v-92h-54a74 74 0 0 1-74-74V184a74 74 0 0 1 74-74z"
        className="fill-surface"
      />
      <svg x="852" y="164" width="216" height="216" viewBox="0 0 32 32" aria-hidden="true">
        <LogoMark />
      </svg>
    </>
  );
}

const LINES = [320, 250, 300, 280, 180] as const;

/** A sheet with its lines, and the motif as its seal. */
export function Sheet() {
  return (
    <>
      <path d="M790 96h410v534H790z" className="fill-line" />
      <path d="M770 76h430v554H770z" className="fill-surface" />
      <g className="stroke-line-strong" strokeWidth="10" strokeLinecap="round" opacity="0.45">
        {LINES.map((width, index) => (
          <path key={width} d={`M826 ${150 + index * 46}h${width}`} />
        ))}
      </g>
      <Rings x={1040} y={500} count={4} scale={0.42} className="stroke-signal" weight={5} fade={0.6} />
      <circle cx="1040" cy="500" r="13" className="fill-signal" />
    </>
  );
}

/** Height of the two phone systems. */
const BAND = 296;
/** Ground and arcs of the other company, so that no two comparisons look alike beside each other. */
const OTHERS = [
  ["sunken", "line-strong"],
  ["sun-soft", "ink"],
  ["signal-soft", "signal-strong"],
  ["line", "ink"],
  ["sun", "ink"],
] as const;

/** Two phone systems side by side; ours is on the right, as in the words A vs Pingo. */
export function SideBySide({ route }: DrawingProps) {
  const [ground, arcs] = OTHERS[Math.floor(numbersOf(route)(1) * OTHERS.length)] ?? OTHERS[0];
  return [
    { from: 0, ground, arcs },
    { from: 600, ground: "ink", arcs: "signal-on-ink" },
  ].map(({ from, ground, arcs }) => (
    <svg key={from} x={from} width="600" height={BAND} viewBox={`0 0 600 ${BAND}`} aria-hidden="true">
      <path d={`M0 0h600v${BAND}H0z`} className={`fill-${ground}`} />
      <Rings x={300} y={BAND / 2} count={5} scale={0.84} className={`stroke-${arcs}`} fade={0.8} />
      <circle cx="300" cy={BAND / 2} r="28" className={`fill-${arcs}`} />
    </svg>
  ));
}

/** The cover that an article has on its page and its cards, whole, with its lower left corner rounded. */
export function ArticleCover({ cover }: { cover: CoverName }) {
  return (
    <>
      <defs>
        <clipPath id="cover">
          <path d="M608 0h592v333H644a36 36 0 0 1-36-36z" />
        </clipPath>
      </defs>
      <g clipPath="url(#cover)">
        <svg x="608" width="592" height="333" viewBox="0 0 640 360" aria-hidden="true">
          <Cover name={cover} />
        </svg>
      </g>
    </>
  );
}
