import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{schema,data,blocks,renderer,checks,scripts,tests}/**/*.test.{ts,tsx}"],
          exclude: ["tests/browser/**", "tests/built/**", "node_modules/**"],
          // Two cores, shared: a test that starts servers or child processes needs air.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      // What the files of dist/client tell without a browser. `npm run build` comes first.
      { test: { name: "built", include: ["tests/built/**/*.test.ts"], testTimeout: 60_000 } },
    ],
  },
});
