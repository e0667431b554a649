/** Maximum number of items in progress: the work itself is done on Node's thread pool. */
const MAX_CONCURRENCY = 4;

/** Runs an async function for each item, with limited concurrency. */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const processQueue = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENCY }, processQueue));
}
