import type { ComponentType, ReactNode } from "react";

type Load = () => Promise<{ default: (props: never) => ReactNode }>;

/**
 * Returns a registry's components with lazy loading: in development, the first page waits for each module that is
 * loaded.
 */
export function createLazyComponents(registry: Readonly<Record<string, Load>>) {
  const loaded = new Map<string, (props: never) => ReactNode>();
  const load = async (name: string): Promise<void> => {
    const module = await registry[name]?.();
    if (module) loaded.set(name, module.default);
  };
  return {
    /** Loads components by name, again on each call, because a saved module is a new one; unknown names are ignored. */
    load: async (names: readonly string[]): Promise<void> => {
      await Promise.all([...new Set(names)].map(load));
    },
    /** Returns a loaded component. Its props have been checked against its schema. */
    of: (name: string) => loaded.get(name) as ComponentType<object> | undefined,
  };
}
