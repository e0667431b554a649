import { type Loaders, startNamed, takeUnstarted } from "./enhancements";
import type { IslandModule } from "./hydrate";

/** Events before and at a click, by touch, mouse or keyboard; the earlier ones start the loading sooner. */
const TRIGGER_EVENTS = ["focusin", "pointerdown", "click"] as const;

const islands = import.meta.glob<IslandModule>(["../../blocks/*/*.island.tsx", "../ui/*/*.island.tsx"]);

/** Loads React and the island's chunk, and hydrates the existing HTML. */
function hydrate(element: HTMLElement, loaders: Loaders<IslandModule>): Promise<void> {
  const name = element.dataset.island ?? "";
  const start = async (loading: Promise<IslandModule>) => {
    const [{ hydrateIsland }, module] = await Promise.all([import("./hydrate"), loading]);
    hydrateIsland(element, module);
  };
  return startNamed(name, loaders, start, element);
}

/**
 * Hydrates an island at the first interaction. A click on a button before hydration is repeated after it; until then the
 * island is marked as busy. If the loading fails, the next interaction tries again
 * or, in a browser that does not request a failed module again, repeats the message.
 */
function hydrateOnPress(element: HTMLElement, loaders: Loaders<IslandModule>): void {
  const listeners = new AbortController();
  let isLoading = false;
  let clicked: HTMLElement | null = null;
  const handle = async ({ type, target }: Event) => {
    if (type === "click") clicked = (target as Element).closest("button");
    if (clicked) element.ariaBusy = "true";
    if (isLoading) return;
    isLoading = true;
    await hydrate(element, loaders);
    isLoading = false;
    element.ariaBusy = null;
    const button = clicked;
    clicked = null;
    if (element.dataset.hydrated === undefined) return;
    listeners.abort();
    button?.click();
  };
  for (const type of TRIGGER_EVENTS) element.addEventListener(type, handle, { signal: listeners.signal });
}

/**
 * Hydrates an island when it approaches the viewport, or at the first Tab key, since the focus would skip fields that are
 * disabled until hydration.
 */
function hydrateInView(element: HTMLElement, loaders: Loaders<IslandModule>): void {
  const listeners = new AbortController();
  const start = (isNeeded: boolean) => {
    if (!isNeeded || listeners.signal.aborted) return;
    listeners.abort();
    observer.disconnect();
    // The studio may have replaced the element.
    if (element.isConnected) void hydrate(element, loaders);
  };
  const onIntersect = (entries: IntersectionObserverEntry[]) =>
    start(entries.some((entry) => entry.isIntersecting));
  const observer = new IntersectionObserver(onIntersect, { rootMargin: "200px" });
  observer.observe(element);
  addEventListener("keydown", ({ key }) => start(key === "Tab"), { signal: listeners.signal });
}

/**
 * Hydrates each island at its trigger: near the viewport, or at the first interaction. If an island fails, the error is logged
 * and the server's HTML stays.
 */
export function startIslands(loaders: Loaders<IslandModule> = islands): void {
  for (const element of takeUnstarted("data-island")) {
    const { when } = element.dataset;
    if (when === "press") hydrateOnPress(element, loaders);
    else hydrateInView(element, loaders);
  }
}
