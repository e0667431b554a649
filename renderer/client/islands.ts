import { type Loaders, startNamed } from "./enhancements";
import type { IslandModule } from "./hydrate";

/** What comes before or with a press, by finger, mouse or keyboard: the earlier ones give the loading a start. */
const PRESSES = ["focusin", "pointerdown", "click"] as const;

const islands = import.meta.glob<IslandModule>(["../../blocks/*/*.island.tsx", "../ui/*/*.island.tsx"]);

/** Loads React and the island's own chunk, and takes over the HTML that is already there. */
function hydrate(element: HTMLElement, loaders: Loaders<IslandModule>): Promise<void> {
  const name = element.dataset.island ?? "";
  const start = async (loading: Promise<IslandModule>) => {
    const [{ hydrateIsland }, module] = await Promise.all([import("./hydrate"), loading]);
    hydrateIsland(element, name, module);
  };
  return startNamed(name, loaders, start, element);
}

/**
 * Hydrates an island at the first press in it. A button that is pressed before React listens is pressed again once it
 * does; until then the island is marked as busy. When the loading fails, the next press tries again.
 */
function hydrateOnPress(element: HTMLElement, loaders: Loaders<IslandModule>): void {
  const waiting = new AbortController();
  let isLoading = false;
  let pressed: HTMLElement | null = null;
  const press = async ({ type, target }: Event) => {
    if (type === "click") pressed = (target as Element).closest("button");
    if (pressed) element.ariaBusy = "true";
    if (isLoading) return;
    isLoading = true;
    await hydrate(element, loaders);
    isLoading = false;
    element.ariaBusy = null;
    const button = pressed;
    pressed = null;
    if (element.dataset.hydrated === undefined) return;
    waiting.abort();
    button?.click();
  };
  for (const type of PRESSES) element.addEventListener(type, press, { signal: waiting.signal });
}

/**
 * Hydrates an island on its way into view. The focus would pass over fields that wait for that, from a link above the
 * screen to one below them: who goes by keyboard has the island from the first Tab on.
 */
function hydrateInView(element: HTMLElement, loaders: Loaders<IslandModule>): void {
  const waiting = new AbortController();
  const start = (isNeeded: boolean) => {
    if (!isNeeded || waiting.signal.aborted) return;
    waiting.abort();
    observer.disconnect();
    // The studio may have replaced it by now.
    if (element.isConnected) void hydrate(element, loaders);
  };
  const seen = (entries: IntersectionObserverEntry[]) => start(entries.some((entry) => entry.isIntersecting));
  const observer = new IntersectionObserver(seen, { rootMargin: "200px" });
  observer.observe(element);
  addEventListener("keydown", ({ key }) => start(key === "Tab"), { signal: waiting.signal });
}

/**
 * Hydrates each island when its trigger says: on its way into view, or at the first press in it. One that fails is
 * logged and leaves its HTML as the server made it.
 *
 * @param part where they are looked for; the studio replaces parts of a page
 */
export function startIslands(loaders: Loaders<IslandModule> = islands, part: ParentNode = document): void {
  for (const element of part.querySelectorAll<HTMLElement>("[data-island]")) {
    const { when } = element.dataset;
    if (when === "press") hydrateOnPress(element, loaders);
    else hydrateInView(element, loaders);
  }
}
