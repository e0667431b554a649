import { byFileName } from "./file-name";
import type { IslandModule } from "./hydrate";

const islands = byFileName(import.meta.glob<IslandModule>("../../blocks/*/*.island.tsx"), ".island.tsx");

/** Loads React and the island's own chunk, and takes over the HTML that is already there. */
async function hydrate(element: HTMLElement): Promise<void> {
  const name = element.dataset.island ?? "";
  try {
    const load = islands.get(name);
    if (!load) throw new Error("no such island");
    const [{ hydrateIsland }, module] = await Promise.all([import("./hydrate"), load()]);
    hydrateIsland(element, name, module);
  } catch (error) {
    console.error(`Island ${name} did not start:`, error);
  }
}

/** Hydrates each island when its trigger says: on its way into view, or when the page is idle. */
export function startIslands(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        observer.unobserve(entry.target);
        void hydrate(entry.target as HTMLElement);
      }
    },
    { rootMargin: "200px" },
  );
  for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
    if (element.dataset.when !== "idle") observer.observe(element);
    else if ("requestIdleCallback" in window) requestIdleCallback(() => void hydrate(element));
    else setTimeout(() => void hydrate(element), 200);
  }
}
