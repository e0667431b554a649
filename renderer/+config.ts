import type { Config } from "vike/types";

/**
 * HTML-only mode: `Page` and its hooks run on the server. The browser loads `+client.ts`, and React only when an island
 * needs it (https://vike.dev/render-modes).
 */
export default {
  meta: {
    Page: { env: { server: true } },
  },
} satisfies Config;
