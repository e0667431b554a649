import type { ComponentType, ReactNode } from "react";

type Load = () => Promise<{ default: (props: never) => ReactNode }>;

/**
 * The components of a registry, of which only those are loaded that are asked for: while developing, the first page waits
 * for each module that is read.
 */
export function lazyComponents(registry: Readonly<Record<string, Load>>) {
  const loaded = new Map<string, (props: never) => ReactNode>();
  const load = async (name: string): Promise<void> => {
    const module = await registry[name]?.();
    if (module) loaded.set(name, module.default);
  };
  return {
    /** Loads components by name, each time anew, since a module that has been saved is another one; strange names are left out. */
    load: async (names: readonly string[]): Promise<void> => {
      await Promise.all([...new Set(names)].map(load));
    },
    /** A component that has been loaded. What goes into it has been checked against its schema. */
    of: (name: string) => loaded.get(name) as ComponentType<object> | undefined,
  };
}
