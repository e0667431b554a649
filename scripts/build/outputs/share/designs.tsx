import type { ReactNode } from "react";
import { Bands, type DrawingProps, GreatMark, Horizon, Meeting, Reach, Voice } from "./drawings-product";
import { ArticleCover, Bubble, People, Sheet, SideBySide, Tiles } from "./drawings-site";
import type { SharedPage } from "./page-words";

/** How a kind of page looks when it is shared. Colours are roles of the theme. */
export interface Design {
  ground: string;
  text: string;
  /** Colour of the small line. */
  accent: string;
  /** Colour of the logo's mark. */
  mark: string;
  /** Where the logo stands. */
  logo: { x: number; y: number };
  /** Width of the words, and how high they may reach. */
  width: number;
  top: number;
  drawing: ReactNode;
}

/** A page, as far as its design depends on it. */
type DesignedPage = Pick<SharedPage, "route" | "kind" | "cover">;

type Look = Omit<Design, "drawing"> & { Drawing: (props: DrawingProps) => ReactNode };

/** Words on the left, the drawing on the right. */
const BESIDE = {
  text: "ink",
  accent: "signal-strong",
  mark: "signal",
  logo: { x: 72, y: 64 },
  width: 560,
  top: 150,
};

const PAGE: Look = { ...BESIDE, ground: "paper", Drawing: Horizon };

const BY_KIND: Readonly<Record<string, Look>> = {
  home: {
    ...BESIDE,
    ground: "ink",
    text: "surface",
    accent: "signal-on-ink",
    mark: "signal-on-ink",
    width: 640,
    Drawing: GreatMark,
  },
  feature: { ...BESIDE, ground: "paper", width: 540, Drawing: Reach },
  solution: { ...BESIDE, ground: "signal-soft", Drawing: Meeting },
  pricing: { ...BESIDE, ground: "sun-soft", accent: "ink", mark: "ink", width: 600, Drawing: Bands },
  collection: { ...BESIDE, ground: "surface", Drawing: Tiles },
  about: { ...BESIDE, ground: "sun-soft", Drawing: People },
  contact: {
    ...BESIDE,
    ground: "signal",
    text: "surface",
    accent: "signal-soft",
    mark: "surface",
    Drawing: Bubble,
  },
  legal: { ...BESIDE, ground: "sunken", accent: "muted", width: 640, Drawing: Sheet },
};

const DLORES: Look = {
  ...BESIDE,
  ground: "dlores",
  text: "surface",
  accent: "dlores-soft",
  mark: "surface",
  Drawing: Voice,
};

/** Both phone systems on top, the words below them. */
const COMPARISON: Look = {
  ...BESIDE,
  ground: "paper",
  logo: { x: 946, y: 334 },
  width: 1056,
  top: 320,
  Drawing: SideBySide,
};

/** The cover in the upper right corner, the words below it. */
const ARTICLE = { ...BESIDE, ground: "surface", width: 1056, top: 346 };

function lookOf({ route, kind }: DesignedPage): Look {
  if (route === "/dlores") return DLORES;
  if (route.startsWith("/resources/comparisons/")) return COMPARISON;
  return BY_KIND[kind] ?? PAGE;
}

/** The design of a page by its kind; violet is for Dlores alone (design.md). */
export function designOf(page: DesignedPage): Design {
  if (page.kind === "article" && page.cover)
    return { ...ARTICLE, drawing: <ArticleCover cover={page.cover} /> };
  const { Drawing, ...look } = lookOf(page);
  return { ...look, drawing: <Drawing route={page.route} /> };
}
