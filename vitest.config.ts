import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{schema,data,blocks,renderer,checks,scripts,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/browser/**", "node_modules/**"],
    // Two cores, shared: a test that starts servers or child processes needs air.
    testTimeout: 20_000,
  },
});
