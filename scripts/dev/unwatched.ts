/**
 * What commands write beside a running server, besides what Vite leaves alone of itself (`.git`, `node_modules` and
 * `test-results`). A build that runs meanwhile would reload every open page some hundred times.
 */
export const UNWATCHED = [".build", "dist", "reports", "playwright-report"].map(
  (folder) => `**/${folder}/**`,
);
