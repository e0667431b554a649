import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig, type Plugin } from "vite";
import { LICENSES_FILE } from "./scripts/build/licenses.ts";
import { firstViewFonts } from "./scripts/fonts/first-view.ts";

/**
 * Our dynamic imports bring no CSS and no chunks worth a preload, so Vite's helper for both (0.9 kB and a request of
 * its own, a third of what a visitor's first script may weigh) becomes a plain call: one for each file that imports, since
 * one for all of them would be a chunk of its own, which the first script had to wait for.
 */
function noPreloadHelper(): Plugin {
  return {
    name: "pingo:no-preload-helper",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /vite\/preload-helper/ },
      handler: (_, importer = "") => `\0plain-import:${importer.replace(/\W/g, "-")}`,
    },
    load: {
      filter: { id: /^\0plain-import:/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}

export default defineConfig({
  plugins: [noPreloadHelper(), firstViewFonts(import.meta.dirname), vike(), react(), tailwindcss()],
  server: { host: "127.0.0.1" },
  // Stack traces of a page that cannot be rendered refer to lines of the sources.
  environments: { ssr: { build: { sourcemap: true } } },
  build: {
    target: "es2022",
    // Tailwind’s own. For older ones Lightning CSS parts lists of selectors, and lost a dialog’s backdrop.
    cssTarget: ["chrome111", "firefox128", "safari16.4"],
    modulePreload: false,
    assetsInlineLimit: 0,
    cssMinify: "lightningcss",
    license: { fileName: LICENSES_FILE },
    rolldownOptions: {
      // How long each plugin took concerns nobody who builds the site.
      checks: { bundlerTimings: false },
      // Of the two thousand drawings that lucide exports by one file, only those are read that we show.
      experimental: { lazyBarrel: true },
    },
  },
});
