import type { Plugin } from "vite";

/** Vite plugin for development: replaces Vite's overlay on every page. */
export function faultOverlay(): Plugin {
  return {
    name: "pingo:fault-overlay",
    apply: "serve",
    transformIndexHtml: {
      // Running after Vite's own hook puts the script before Vite's client: the first to define the element wins.
      order: "post",
      handler: () => [
        {
          tag: "script",
          attrs: { type: "module" },
          // Vike merges this script with Vite's; only an import is certain to run first.
          children: 'import "/scripts/dev/overlay/fault-overlay.ts";',
          injectTo: "head-prepend",
        },
      ],
    },
  };
}
