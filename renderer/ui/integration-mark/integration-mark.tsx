import type { IntegrationLogo } from "../../../schema/shapes.gen";

/** A mark on a 48 × 48 square: strokes, and the solid dot of our logo beside them or at their end. */
interface Glyph {
  dot: readonly [x: number, y: number];
  path: string;
  /** Background and stroke of the tile. */
  palette: "soft" | "solid" | "ink" | "sun";
}

/** Function or initial of each service, drawn with the logo's dot and round strokes. */
export const GLYPHS: Record<IntegrationLogo, Glyph> = {
  gmail: {
    dot: [35, 15],
    path: "M27 14.5H15a3.5 3.5 0 0 0-3.5 3.5v13a3.5 3.5 0 0 0 3.5 3.5h18a3.5 3.5 0 0 0 3.5-3.5v-8M12.5 19.5 24 27.5l4.5-3",
    palette: "ink",
  },
  "google-calendar": {
    dot: [28.5, 27.5],
    path: "M15.5 16h17a3.5 3.5 0 0 1 3.5 3.5v12a3.5 3.5 0 0 1-3.5 3.5h-17a3.5 3.5 0 0 1-3.5-3.5v-12a3.5 3.5 0 0 1 3.5-3.5zM18.5 11.5V16M29.5 11.5V16",
    palette: "soft",
  },
  hubspot: { dot: [36, 14], path: "M13 13.5v21M28 13.5v21M13 24h15", palette: "solid" },
  "microsoft-teams": {
    dot: [24, 14],
    path: "M12 35v-6.5a6 6 0 0 1 12 0V35M24 28.5a6 6 0 0 1 12 0V35",
    palette: "sun",
  },
  "rest-api": {
    dot: [24, 24],
    path: "M18.5 12.5c-4 0-4.5 2.5-4.5 5.5S13 24 10.5 24c2.5 0 3.5 3 3.5 6s.5 5.5 4.5 5.5M29.5 12.5c4 0 4.5 2.5 4.5 5.5s1 6 3.5 6c-2.5 0-3.5 3-3.5 6s-.5 5.5-4.5 5.5",
    palette: "ink",
  },
  salesforce: { dot: [34.5, 15], path: "M13.5 35v-6M24 35V22.5M34.5 35V24", palette: "ink" },
  slack: {
    dot: [16, 31],
    path: "M32 17c-1.5-2.3-4.3-3.5-7.8-3.5-4.5 0-7.7 2-7.7 5.3 0 7.3 15.5 3.1 15.5 10.4 0 3.3-3.2 5.3-7.7 5.3-3.8 0-6.6-1.2-8.3-3.5",
    palette: "soft",
  },
  stripe: {
    dot: [29.5, 27.25],
    path: "M15 13.5h18a3.5 3.5 0 0 1 3.5 3.5v14a3.5 3.5 0 0 1-3.5 3.5H15a3.5 3.5 0 0 1-3.5-3.5V17a3.5 3.5 0 0 1 3.5-3.5zM12 20h24",
    palette: "sun",
  },
  twilio: { dot: [24, 33.5], path: "M13.5 14h21M24 14v19.5", palette: "soft" },
  webhooks: { dot: [30, 13.5], path: "M30 13.5V27a8 8 0 0 1-16 0v-6.5l5 5", palette: "solid" },
  zapier: { dot: [33.5, 34], path: "M14 14h19.5L14 34h19.5", palette: "sun" },
  zendesk: {
    dot: [25, 35.5],
    path: "M12.5 30v-6a11.5 11.5 0 0 1 23 0v6c0 3.5-2 5.5-5 5.5M15 26v4M33 26v4",
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
export function IntegrationMark({ logo, className }: { logo: IntegrationLogo; className: string }) {
  const { dot, path, palette } = GLYPHS[logo];
  const [cx, cy] = dot;
  return (
    <svg
      viewBox="0 0 48 48"
      className={`shrink-0 rounded-[27%] [print-color-adjust:exact] ${PALETTES[palette]} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
      <circle cx={cx} cy={cy} r="4" fill="currentColor" stroke="none" />
    </svg>
  );
}
