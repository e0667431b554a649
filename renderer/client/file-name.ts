type Loader<M> = () => Promise<M>;

/** Loaders of modules by the name that the HTML calls them. */
export type Loaders<M> = ReadonlyMap<string, Loader<M>>;

/** Loaders of `import.meta.glob`, found by the file's name without folder and ending. */
export function byFileName<M>(modules: Record<string, Loader<M>>, ending: string): Loaders<M> {
  return new Map(
    Object.entries(modules).map(([path, load]) => [
      path.slice(path.lastIndexOf("/") + 1, -ending.length),
      load,
    ]),
  );
}

/** Loads the module of a name. Rejects when the file does not load, and when there is none. */
export async function loadNamed<M>(loaders: Loaders<M>, name: string): Promise<M> {
  const load = loaders.get(name);
  if (!load) throw new Error("no such file");
  return load();
}
