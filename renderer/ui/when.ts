/** Time until the page counts as idle where the browser does not say so (Safari), in milliseconds. */
const IDLE_DELAY = 2000;

/** Runs once the page is really visited; one that is only rendered ahead may never be. */
export function whenVisited(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", run, { once: true });
  } else run();
}

/** Runs once the page has loaded with all that belongs to it. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}

/** Runs once the page has loaded, and the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  whenLoaded(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(run);
    else setTimeout(run, IDLE_DELAY);
  });
}

/**
 * Runs once the page has been painted for the first time: what comes with a script must not stand in the way of what the
 * visitor came to read. A page in the background is not painted, and has all the time there is.
 */
export function afterFirstPaint(run: () => void): void {
  if (document.hidden) {
    run();
    return;
  }
  // Not by frames or timers, which say when something may be painted, and not that it has been.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: "paint", buffered: true });
}
