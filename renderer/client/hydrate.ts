import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** What an `*.island.tsx` file exports. */
export interface IslandModule {
  default: ComponentType<object>;
}

/** Hydrates one island with the props that the server rendered it with. */
export function hydrateIsland(element: HTMLElement, name: string, module: IslandModule): void {
  const props = JSON.parse(element.dataset.props ?? "{}") as object;
  hydrateRoot(element, createElement(module.default, props), { identifierPrefix: name });
  element.dataset.hydrated = "";
}
