import { byFileName, type Loaders, loadNamed } from "./file-name";
import type { IslandModule } from "./hydrate";

/** Time until the page counts as idle where the browser does not say so (Safari), in milliseconds. */
const IDLE_DELAY = 200;

const islands = byFileName(import.meta.glob<IslandModule>("../../blocks/*/*.island.tsx"), ".island.tsx");

/** Loads React and the island's own chunk, and takes over the HTML that is already there. */
async function hydrate(element: HTMLElement, loaders: Loaders<IslandModule>): Promise<void> {
  const name = element.dataset.island ?? "";
  try {
    const [{ hydrateIsland }, module] = await Promise.all([import("./hydrate"), loadNamed(loaders, name)]);
    hydrateIsland(element, name, module);
  } catch (error) {
    console.error(`Island ${name} did not start:`, error);
  }
}

/**
 * Hydrates each island when its trigger says: on its way into view, or when the page is idle. One that fails is
 * logged and leaves its HTML as the server made it.
 */
export function startIslands(loaders: Loaders<IslandModule> = islands): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        void hydrate(entry.target as HTMLElement, loaders);
      }
    },
    { rootMargin: "200px" },
  );
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (element.dataset.when !== "idle") observer.observe(element);
    else if ("requestIdleCallback" in window) requestIdleCallback(() => void hydrate(element, loaders));
    else setTimeout(() => void hydrate(element, loaders), IDLE_DELAY);
  }
}
