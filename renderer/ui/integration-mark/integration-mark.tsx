import type { IntegrationLogo } from "../../../schema/shapes.gen";
import { Rings } from "../ping";

/** A mark on a 48 × 48 square: one solid dot, from which the ping spreads, and strokes. */
interface Glyph {
  dot: readonly [x: number, y: number];
  path: string;
  /** Background and stroke of the tile. */
  palette: "soft" | "solid" | "ink" | "sun";
}

/** Function or initial of each service, drawn with the logo's dot and round strokes. */
export const GLYPHS: Record<IntegrationLogo, Glyph> = {
  gmail: {
    dot: [34, 16],
    path: "M27 15H16a3 3 0 0 0-3 3v12a3 3 0 0 0 3 3h16a3 3 0 0 0 3-3v-7M14 20l10 7 4.5-3",
    palette: "ink",
  },
  "google-calendar": {
    dot: [28.5, 28],
    path: "M16 16h16a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V19a3 3 0 0 1 3-3zM19 12.5v4M29 12.5v4",
    palette: "soft",
  },
  hubspot: { dot: [32, 15.5], path: "M16 14v20M32 23v11M16 25.5h16", palette: "solid" },
  "microsoft-teams": {
    dot: [24, 15],
    path: "M12.5 34v-6a5.75 5.75 0 0 1 11.5 0v6M24 28a5.75 5.75 0 0 1 11.5 0v6",
    palette: "sun",
  },
  "rest-api": {
    dot: [24, 24],
    path: "M19 13c-4 0-4 2.5-4 5.5S14 24 11.5 24c2.5 0 3.5 2.5 3.5 5.5S15 35 19 35M29 13c4 0 4 2.5 4 5.5s1 5.5 3.5 5.5c-2.5 0-3.5 2.5-3.5 5.5S33 35 29 35",
    palette: "ink",
  },
  salesforce: { dot: [33.5, 15], path: "M14.5 34v-6M24 34V23M33.5 34V23", palette: "ink" },
  slack: {
    dot: [16.5, 33.5],
    path: "M31 14.5h-8.5a4.75 4.75 0 0 0 0 9.5h4a4.75 4.75 0 0 1 0 9.5h-2",
    palette: "soft",
  },
  stripe: {
    dot: [30, 28],
    path: "M15 15h18a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V18a3 3 0 0 1 3-3zM12.5 21h23",
    palette: "sun",
  },
  twilio: { dot: [24, 33], path: "M14 15h20M24 15v9", palette: "soft" },
  webhooks: { dot: [16, 20], path: "M31.5 13v13.5a7.75 7.75 0 0 1-15.5 0", palette: "solid" },
  zapier: { dot: [33, 33], path: "M14 15h19L15 33h10.5", palette: "sun" },
  zendesk: {
    dot: [24.5, 35],
    path: "M13 29v-5a11 11 0 0 1 22 0v5c0 3.5-2 5.5-4.5 6M13 25v5M35 25v5",
    palette: "soft",
  },
};

/** Backgrounds and strokes with more contrast than WCAG 2.2 AA requires of graphics. */
const PALETTES: Record<Glyph["palette"], string> = {
  soft: "bg-signal-soft text-signal-strong",
  solid: "bg-signal text-surface",
  ink: "bg-ink text-paper in-data-[tone=ink]:bg-ink-line",
  sun: "bg-sun text-ink",
};

/**
 * The mark of a service that Pingo integrates with: our own drawing on a rounded tile, because trademarks belong to
 * their owners. It is beside the service's name, hence hidden from assistive technology.
 */
export function IntegrationMark({
  logo,
  className = "size-12",
}: {
  logo: IntegrationLogo;
  className?: string;
}) {
  const { dot, path, palette } = GLYPHS[logo];
  const [cx, cy] = dot;
  return (
    <svg
      viewBox="0 0 48 48"
      className={`shrink-0 overflow-hidden rounded-[27%] ${PALETTES[palette]} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Rings x={cx} y={cy} radii={[10.5, 18]} strokeWidth="1.5" strokeOpacity="0.22" />
      <path d={path} />
      <circle cx={cx} cy={cy} r="3.75" fill="currentColor" stroke="none" />
    </svg>
  );
}
