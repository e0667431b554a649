import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** Exports of an `*.island.tsx` file. */
export interface IslandModule {
  default: ComponentType<object>;
}

/** Hydrates an island with the props that it was rendered with on the server. */
export function hydrateIsland(element: HTMLElement, module: IslandModule): void {
  const props = JSON.parse(element.dataset.props ?? "{}") as object;
  hydrateRoot(element, createElement(module.default, props), { identifierPrefix: element.id });
  element.dataset.hydrated = "";
}
