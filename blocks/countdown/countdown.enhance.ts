import { remainingTime } from "./round";

/**
 * Starts the clock of a countdown block: it shows the time left, updates each second, on the second, and pauses while
 * the tab is hidden. `data-days` on the clock is the length of a round.
 */
export default function countdown(clock: HTMLElement): void {
  const days = Number(clock.dataset.days);
  const cells = [...clock.querySelectorAll<HTMLElement>("[data-unit]")];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(timer);
    if (document.visibilityState !== "visible") return;
    const now = new Date();
    const remaining = remainingTime(now, days);
    for (const cell of cells) {
      cell.textContent = String(remaining[cell.dataset.unit as keyof typeof remaining]).padStart(2, "0");
    }
    timer = setTimeout(tick, 1000 - now.getMilliseconds());
  };
  document.addEventListener("visibilitychange", tick);
  tick();
  clock.dataset.running = "";
}
