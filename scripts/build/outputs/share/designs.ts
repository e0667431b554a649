import * as drawings from "./drawings";
import type { SharedPage } from "./page-words";

/** Design of a share image. Colors are roles of the theme. */
export interface Design {
  ground: string;
  text: string;
  /** Color of the label above the headline. */
  accent: string;
  /** Color of the logo's mark. */
  mark: string;
  /** Width of the text, and the highest position of its top, in pixels. */
  width: number;
  top: number;
  drawing: drawings.Drawing;
}

/** Text on the left, the drawing on the right. */
const DEFAULT_DESIGN: Design = {
  ground: "paper",
  text: "ink",
  accent: "signal-strong",
  mark: "signal",
  width: 560,
  top: 150,
  drawing: drawings.callAtEdge,
};

/** Returns a design with light text on a strong background. */
const createStrongDesign = (ground: string, accent: string, drawing: drawings.Drawing): Design => {
  return { ...DEFAULT_DESIGN, ground, text: "surface", accent, mark: accent, drawing };
};

const DESIGNS_BY_KIND: Readonly<Record<string, Design>> = {
  home: createStrongDesign("ink", "signal-on-ink", drawings.largeMark),
  feature: { ...DEFAULT_DESIGN, width: 540, drawing: drawings.callAmongPeople },
  solution: { ...DEFAULT_DESIGN, ground: "signal-soft", drawing: drawings.twoCalls },
  pricing: {
    ...DEFAULT_DESIGN,
    ground: "sun-soft",
    accent: "ink",
    mark: "ink",
    drawing: drawings.nestedBands,
  },
  collection: { ...DEFAULT_DESIGN, ground: "surface", drawing: drawings.tiles },
  about: { ...DEFAULT_DESIGN, ground: "sun-soft", drawing: drawings.people },
  contact: createStrongDesign("signal", "signal-soft", drawings.speechBubble),
  legal: { ...DEFAULT_DESIGN, ground: "sunken", accent: "muted", drawing: drawings.documentSheet },
};

/** Returns the design of a page by its kind. Violet is reserved for Dlores (design.md). */
export function designOf({ route, kind, cover }: Pick<SharedPage, "route" | "kind" | "cover">): Design {
  if (kind === "article" && cover)
    return { ...DEFAULT_DESIGN, ground: "surface", width: 1056, top: 346, drawing: drawings.coverOf(cover) };
  if (route === "/dlores") return createStrongDesign("dlores", "dlores-soft", drawings.voiceBars);
  if (route.startsWith("/resources/comparisons/")) return { ...DEFAULT_DESIGN, drawing: drawings.sideBySide };
  return DESIGNS_BY_KIND[kind] ?? DEFAULT_DESIGN;
}
