/** So many are in the making at the same time: the work itself is done on Node's own threads. */
const MAX_CONCURRENCY = 4;

/** Does some work for each of many, a few at the same time. */
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
