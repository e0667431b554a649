/**
 * Chromium's command line for tests and measurements: no background traffic, no first-run pages, no GPU, and plain TCP, so
 * that runs are alike on every machine. The sandbox is off for root, since Chromium refuses to run as root inside it.
 */
export const LAUNCH_ARGUMENTS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  "--disable-quic",
];
