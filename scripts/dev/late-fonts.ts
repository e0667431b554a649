import type { Plugin } from "vite";

/**
 * Shows a font also when it comes after the first paint: while developing it always does, since the browser asks for each
 * anew, and visitors' pages go without one that is late (renderer/styles/fonts.css).
 */
export const lateFonts = (): Plugin => ({
  name: "pingo:late-fonts",
  apply: "serve",
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler: (css) => css.replaceAll("font-display: optional", "font-display: swap"),
  },
});
