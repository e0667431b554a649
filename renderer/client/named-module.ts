/** Loaders of modules by the paths of their files, as `import.meta.glob` gives them. */
export type Loaders<M> = Readonly<Record<string, () => Promise<M>>>;

/**
 * Loads a module by the name that the HTML calls it, which is its file's without folder and ending, and starts what it
 * has. Where it does not load or start, or there is none, that is logged.
 *
 * @param kind what it is, for people: `Island`
 */
export async function startNamed<M>(
  kind: string,
  name: string,
  loaders: Loaders<M>,
  start: (loading: Promise<M>) => Promise<void>,
): Promise<void> {
  try {
    const load = Object.entries(loaders).find(([path]) => path.includes(`/${name}.`))?.[1];
    if (!load) throw new Error("no such file");
    await start(load());
  } catch (error) {
    console.error(`${kind} ${name} did not start:`, error);
  }
}
