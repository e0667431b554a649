import {
  bands,
  bubble,
  coverOf,
  type Drawing,
  greatMark,
  horizon,
  meeting,
  people,
  reach,
  sheet,
  sideBySide,
  tiles,
  voice,
} from "./drawings";
import type { SharedPage } from "./page-words";

/** How a page looks when it is shared. Colours are roles of the theme. */
export interface Design {
  ground: string;
  text: string;
  /** Colour of the small line. */
  accent: string;
  /** Colour of the logo's mark. */
  mark: string;
  /** Width of the words, and how high they may reach. */
  width: number;
  top: number;
  drawing: Drawing;
}

/** Words on the left, the drawing on the right. */
const PAGE: Design = {
  ground: "paper",
  text: "ink",
  accent: "signal-strong",
  mark: "signal",
  width: 560,
  top: 150,
  drawing: horizon,
};

/** Light words on a strong ground. */
const onStrong = (ground: string, accent: string, drawing: Drawing): Design => {
  return { ...PAGE, ground, text: "surface", accent, mark: accent, drawing };
};

const BY_KIND: Readonly<Record<string, Design>> = {
  home: onStrong("ink", "signal-on-ink", greatMark),
  feature: { ...PAGE, width: 540, drawing: reach },
  solution: { ...PAGE, ground: "signal-soft", drawing: meeting },
  pricing: { ...PAGE, ground: "sun-soft", accent: "ink", mark: "ink", drawing: bands },
  collection: { ...PAGE, ground: "surface", drawing: tiles },
  about: { ...PAGE, ground: "sun-soft", drawing: people },
  contact: onStrong("signal", "signal-soft", bubble),
  legal: { ...PAGE, ground: "sunken", accent: "muted", drawing: sheet },
};

/** The design of a page by its kind; violet is for Dlores alone (design.md). */
export function designOf({ route, kind, cover }: Pick<SharedPage, "route" | "kind" | "cover">): Design {
  if (kind === "article" && cover)
    return { ...PAGE, ground: "surface", width: 1056, top: 346, drawing: coverOf(cover) };
  if (route === "/dlores") return onStrong("dlores", "dlores-soft", voice);
  if (route.startsWith("/resources/comparisons/")) return { ...PAGE, drawing: sideBySide };
  return BY_KIND[kind] ?? PAGE;
}
