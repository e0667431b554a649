/**
 * In a process that `runWorker` has started: makes ready for a task, and then does one item of it after the other, until
 * the parent has no more. A failure ends it with code 1.
 *
 * @param prepare what is to be done with an item; its reply goes back to the parent
 */
export function onTask<Task, Item, Reply>(
  prepare: (task: Task) => Promise<(item: Item) => Promise<Reply>>,
): void {
  let work: ((item: Item) => Promise<Reply>) | undefined;
  const receive = async (said: unknown): Promise<void> => {
    if (!work) {
      work = await prepare(said as Task);
      return;
    }
    const reply = await work(said as Item);
    await new Promise((sent) => process.send?.(reply, sent));
  };
  let earlier: Promise<void> = Promise.resolve();
  process.on("message", (said) => {
    earlier = earlier
      .then(() => receive(said))
      .catch((error: unknown) => {
        console.error(error);
        process.exit(1);
      });
  });
  // The channel keeps the process alive; the parent closes it, or is gone.
  process.once("disconnect", () => process.exit());
}
