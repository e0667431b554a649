import type { ComponentType } from "react";

/** Module loaders by file path, as `import.meta.glob` returns them for the default exports. */
type Loaders = Readonly<Record<string, () => Promise<ComponentType<object>>>>;

/**
 * Returns components by the names of their folders, with lazy loading: in development, the first page waits for each
 * module that is loaded.
 */
export function createLazyComponents(loaders: Loaders) {
  const byName = new Map(Object.entries(loaders).map(([path, load]) => [path.split("/").at(-2), load]));
  const loaded = new Map<string, ComponentType<object>>();
  const load = async (name: string): Promise<void> => {
    const component = await byName.get(name)?.();
    if (component) loaded.set(name, component);
  };
  return {
    /** Loads components by name, again on each call, because a saved module is a new one; unknown names are ignored. */
    load: async (names: readonly string[]): Promise<void> => {
      await Promise.all([...new Set(names)].map(load));
    },
    /** Returns a loaded component. Its props have been checked against its schema. */
    of: (name: string) => loaded.get(name),
  };
}
