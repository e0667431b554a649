/** Time for which each word is shown, in milliseconds (spec section 9, claims: hero rotation 3 s). */
const ROTATION_INTERVAL_MS = 3000;

/** Marks the next word as current; the last word is followed by the first. */
function showNextWord(words: readonly HTMLElement[]): void {
  const current = words.findIndex((word) => word.hasAttribute("data-current"));
  const next = (current + 1) % words.length;
  for (const [index, word] of words.entries()) {
    word.toggleAttribute("data-current", index === next);
    word.toggleAttribute("data-leaving", index === current);
  }
}

/**
 * Rotates the words of a heading every three seconds. It stops under reduced motion, while the tab is hidden, and while
 * the visitor has paused it (WCAG 2.2.2).
 */
export default function rotatingWords(root: HTMLElement): void {
  const words = [...root.querySelectorAll<HTMLElement>("[data-word]")];
  const pause = root.closest("section")?.querySelector<HTMLButtonElement>("[data-rotating-pause]");
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  let timer: ReturnType<typeof setInterval> | undefined;
  const update = () => {
    clearInterval(timer);
    const isPaused = pause?.ariaPressed === "true";
    if (pause) pause.hidden = reducedMotion.matches;
    const canRotate = !isPaused && !reducedMotion.matches && !document.hidden;
    if (canRotate) timer = setInterval(() => showNextWord(words), ROTATION_INTERVAL_MS);
  };
  pause?.addEventListener("click", () => {
    pause.ariaPressed = String(pause.ariaPressed !== "true");
    update();
  });
  document.addEventListener("visibilitychange", update);
  reducedMotion.addEventListener("change", update);
  update();
}
