import type { ComponentType } from "react";

const LOADERS = import.meta.glob<ComponentType<object>>("../blocks/*/block.tsx", { import: "default" });

const loaded = new Map<string, ComponentType<object>>();

/**
 * Loads the components of blocks, which a page needs before it is rendered; unknown types are ignored. In development, the
 * first page waits for each module that is loaded, and a saved module is loaded again.
 */
export async function loadBlockComponents(types: readonly string[]): Promise<void> {
  const load = async (type: string) => {
    const component = await LOADERS[`../blocks/${type}/block.tsx`]?.();
    if (component) loaded.set(type, component);
  };
  await Promise.all([...new Set(types)].map(load));
}

/** Returns the loaded component of a block. Its props have been checked against its schema. */
export const blockComponent = (type: string): ComponentType<object> | undefined => loaded.get(type);
