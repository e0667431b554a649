/** Interval at which the parent process is checked, in milliseconds. */
const POLL_INTERVAL_MS = 500;

/** Ends this process with SIGTERM once its parent process has ended: nobody waits for its result any more. */
export function endWithParent(): void {
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) process.kill(process.pid, "SIGTERM");
  }, POLL_INTERVAL_MS).unref();
}
