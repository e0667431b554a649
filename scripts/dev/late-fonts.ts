import type { Plugin } from "vite";

/**
 * Vite plugin for development: shows fonts that arrive after the first paint. In development, all of them do, since the
 * browser requests each again; published pages do without a late font (renderer/styles/fonts.css).
 */
export const lateFonts = (): Plugin => ({
  name: "pingo:late-fonts",
  apply: "serve",
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler: (css) => css.replaceAll("font-display: optional", "font-display: swap"),
  },
});
