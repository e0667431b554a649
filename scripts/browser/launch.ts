/**
 * Chromium's command line for tests and measurements: no traffic of its own, no first-run pages, no GPU, and plain
 * TCP, so that runs are alike on every machine. Chromium refuses to run as root inside its sandbox, so root gets
 * none.
 *
 * @param isRoot whether the process runs as root; by default, what the system says
 */
export function launchArguments(isRoot = process.getuid?.() === 0): string[] {
  return [
    ...(isRoot ? ["--no-sandbox"] : []),
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-gpu",
    "--disable-quic",
  ];
}
