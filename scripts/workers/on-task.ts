/** Says something to the process that gave the task, and lets it out before the work goes on. */
export type Say<Reply> = (reply: Reply) => Promise<void>;

/** In a process that `shareOut` has started: does the task that it is given, and ends; a failure ends it with code 1. */
export function onTask<Task, Reply>(work: (task: Task, say: Say<Reply>) => Promise<void>): void {
  const say: Say<Reply> = (reply) =>
    new Promise((resolve, reject) => {
      process.send?.(reply, (error: Error | null) => (error ? reject(error) : resolve()));
    });
  // The channel keeps the process alive; without a parent, nobody waits for the rest.
  process.once("disconnect", () => process.exit());
  process.once("message", (task) => {
    work(task as Task, say).then(
      () => process.disconnect(),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
}
