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
