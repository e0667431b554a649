/** So many are in the making at the same time: the work itself is done on Node's own threads. */
const AT_ONCE = 4;

/** Does some work for each of many, a few at the same time. */
export async function fewAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const next = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
