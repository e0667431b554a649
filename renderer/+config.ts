import type { Config } from "vike/types";

/**
 * HTML only: `Page` and its hooks run on the server, the browser gets `+client.ts` and nothing of React until an
 * island needs it (https://vike.dev/render-modes).
 */
export default {
  meta: {
    Page: { env: { server: true } },
  },
} satisfies Config;
