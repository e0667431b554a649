/** Delay after which the page counts as idle if the browser does not report it (Safari), in milliseconds. */
const IDLE_DELAY_MS = 2000;

/** Calls a function once the page is actually visited; a prerendered page may never be. */
export function whenVisited(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", run, { once: true });
  } else run();
}

/** Calls a function once the page has loaded with all its resources. */
export function whenLoaded(run: () => void): void {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}

/** Calls a function once the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  whenLoaded(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(run);
    else setTimeout(run, IDLE_DELAY_MS);
  });
}

/**
 * Calls a function after the page's first paint, so that scripts do not delay what the visitor came to read. A page in
 * the background is not painted, and a browser may report no paint, so the function is called at once.
 */
export function afterFirstPaint(run: () => void): void {
  if (document.hidden || !("PerformanceObserver" in window)) {
    run();
    return;
  }
  // Frames and timers only indicate when something may be painted, not that it has been.
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: "paint", buffered: true });
}
