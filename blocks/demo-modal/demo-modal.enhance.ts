/** Runs once the page is loaded and before the visitor's eyes: a prerendered page may wait for hours. */
function onceLoaded(run: () => void): void {
  // Not every browser has it, and TypeScript's types do not.
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener("prerenderingchange", () => onceLoaded(run), { once: true });
  else if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}

/**
 * Shows a dialog once in a browser session, `data-delay` milliseconds after the page's load. What that takes is loaded
 * by then only: many visitors have gone on before.
 */
export default function demoModal(root: HTMLElement): void {
  if (!(root instanceof HTMLDialogElement)) return;
  const open = () =>
    import("./open-once").then(
      ({ openOnce }) => openOnce(root),
      // Offline by now: the page is complete without the dialog.
      () => {},
    );
  onceLoaded(() => setTimeout(open, Number(root.dataset.delay)));
}
