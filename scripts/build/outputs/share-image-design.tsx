import type { ReactElement } from "react";
import type { ThemeColours } from "./theme-colours";

export const WIDTH = 1200;
export const HEIGHT = 630;

/** What a share image says. */
export interface ShareImageText {
  title: string;
  /** Small line above the title. */
  label: string;
  /** Name of the site, beside the logo. */
  site: string;
}

/** One of the designs: colours by their role in the theme, and where the arcs spread from. */
interface Design {
  ground: string;
  text: string;
  label: string;
  arcs: string;
  dot: string;
  centre: readonly [x: number, y: number];
  /** Radius of the first arc, and the way from one to the next. */
  first: number;
  step: number;
}

const PAPER: Design = {
  ground: "paper",
  text: "ink",
  label: "signal",
  arcs: "signal",
  dot: "signal",
  centre: [1060, 500],
  first: 70,
  step: 64,
};

/** Designs by page kind; a page about Dlores is violet whatever its kind. */
const DESIGNS: Readonly<Record<string, Design>> = {
  home: {
    ...PAPER,
    ground: "ink",
    text: "surface",
    label: "signal-on-ink",
    arcs: "signal-on-ink",
    dot: "signal-on-ink",
    centre: [980, 315],
    first: 90,
    step: 72,
  },
  feature: PAPER,
  solution: {
    ...PAPER,
    ground: "signal-soft",
    label: "signal-strong",
    centre: [1130, 90],
    first: 90,
    step: 74,
  },
  pricing: {
    ...PAPER,
    ground: "sun-soft",
    arcs: "ink",
    dot: "sun",
    centre: [1010, 470],
    first: 110,
    step: 52,
  },
  article: {
    ...PAPER,
    ground: "surface",
    label: "missed",
    arcs: "missed",
    dot: "missed",
    centre: [1150, 560],
    first: 60,
    step: 58,
  },
  legal: {
    ...PAPER,
    ground: "sunken",
    label: "muted",
    arcs: "line-strong",
    dot: "ink",
    centre: [1200, 315],
    first: 120,
    step: 90,
  },
  collection: { ...PAPER, ground: "sunken", centre: [1000, 630], first: 80, step: 60 },
  about: { ...PAPER, ground: "sun-soft", arcs: "sun", dot: "ink", centre: [1090, 130], first: 60, step: 56 },
  contact: {
    ...PAPER,
    ground: "signal",
    text: "surface",
    label: "surface",
    arcs: "surface",
    dot: "surface",
    centre: [1040, 440],
    first: 84,
    step: 66,
  },
};
const DLORES: Design = {
  ...PAPER,
  ground: "dlores-soft",
  label: "dlores",
  arcs: "dlores",
  dot: "dlores",
  centre: [1040, 360],
  first: 76,
  step: 60,
};

const RINGS = 8;

/** Longer titles are set smaller, so that each stands in at most four lines beside the drawing. */
function titleSize(title: string): number {
  if (title.length <= 26) return 88;
  if (title.length <= 44) return 74;
  return 62;
}

function designOf(route: string, kind: string): Design {
  return route === "/dlores" ? DLORES : (DESIGNS[kind] ?? PAPER);
}

/**
 * A page's share image as an element for satori: the ping of its kind, the logo, a small line and the title.
 * Everything is positioned by inline style, which satori needs and no page ever sees.
 */
export function shareImageDesign(
  { route, kind }: { route: string; kind: string },
  { title, label, site }: ShareImageText,
  colours: ThemeColours,
): ReactElement {
  const design = designOf(route, kind);
  const colour = (role: string) => colours[role] ?? "#000000";
  const [x, y] = design.centre;
  return (
    <div style={{ display: "flex", width: WIDTH, height: HEIGHT, backgroundColor: colour(design.ground) }}>
      <svg
        width={WIDTH}
        height={HEIGHT}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        style={{ position: "absolute", top: 0, left: 0 }}
        aria-hidden="true"
      >
        {Array.from({ length: RINGS }, (_, ring) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the rings have no other identity
            key={ring}
            cx={x}
            cy={y}
            r={design.first + ring * design.step}
            fill="none"
            stroke={colour(design.arcs)}
            strokeWidth="5"
            strokeOpacity={0.8 * (1 - ring / RINGS) ** 1.4}
          />
        ))}
        <circle cx={x} cy={y} r="34" fill={colour(design.dot)} />
      </svg>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          boxSizing: "border-box",
          padding: "64px 72px",
          width: 900,
          height: HEIGHT,
        }}
      >
        <div style={{ display: "flex", alignItems: "center" }}>
          <svg width="52" height="52" viewBox="0 0 32 32" fill="none" aria-hidden="true">
            <circle cx="10" cy="22" r="5" fill={colour(design.label)} />
            <path
              d="M10 11.5A10.5 10.5 0 0 1 20.5 22"
              stroke={colour(design.label)}
              strokeWidth="3"
              strokeLinecap="round"
            />
            <path
              d="M10 4a18 18 0 0 1 18 18"
              stroke={colour(design.label)}
              strokeWidth="3"
              strokeLinecap="round"
              strokeOpacity="0.55"
            />
          </svg>
          <div
            style={{
              marginLeft: 14,
              fontFamily: "Bricolage Grotesque",
              fontWeight: 800,
              fontSize: 40,
              color: colour(design.text),
            }}
          >
            {site}
          </div>
        </div>
        <div style={{ display: "flex", flexDirection: "column", marginTop: "auto" }}>
          <div
            style={{
              fontFamily: "Figtree",
              fontWeight: 600,
              fontSize: 30,
              color: colour(design.label),
              marginBottom: 18,
            }}
          >
            {label}
          </div>
          <div
            style={{
              fontFamily: "Bricolage Grotesque",
              fontWeight: 800,
              fontSize: titleSize(title),
              lineHeight: 1.04,
              textWrap: "balance",
              letterSpacing: "-0.02em",
              color: colour(design.text),
            }}
          >
            {title}
          </div>
        </div>
      </div>
    </div>
  );
}
