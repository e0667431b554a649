type Loader<M> = () => Promise<M>;

/** Loaders of `import.meta.glob`, found by the file's name without folder and ending. */
export function byFileName<M>(modules: Record<string, Loader<M>>, ending: string): Map<string, Loader<M>> {
  return new Map(
    Object.entries(modules).map(([path, load]) => [
      path.slice(path.lastIndexOf("/") + 1, -ending.length),
      load,
    ]),
  );
}
