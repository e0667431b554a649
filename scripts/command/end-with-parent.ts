/** How often is looked whether the parent is still there, in milliseconds. */
const INTERVAL = 500;

/** Ends this process as a signal would once the one that started it is gone: nobody waits for its work any more. */
export function endWithParent(): void {
  const { ppid } = process;
  setInterval(() => {
    if (process.ppid !== ppid) process.kill(process.pid, "SIGTERM");
  }, INTERVAL).unref();
}
