import type { Plugin } from "vite";

/** While developing: puts our overlay in the place of Vite's, on every page. */
export function faultOverlay(): Plugin {
  return {
    name: "pingo:fault-overlay",
    apply: "serve",
    transformIndexHtml: {
      // Asked after Vite itself, it comes to stand before Vite's client: the first to take the overlay's name has it.
      order: "post",
      handler: () => [
        {
          tag: "script",
          attrs: { type: "module" },
          // Vike makes one script of this and of Vite's, in which only what is imported so is sure to come first.
          children: 'import "/scripts/dev/overlay/fault-overlay.ts";',
          injectTo: "head-prepend",
        },
      ],
    },
  };
}
