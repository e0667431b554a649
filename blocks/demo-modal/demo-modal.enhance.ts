import { whenLoaded, whenVisited } from "../../renderer/ui/when";

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
  // A page that is rendered ahead may wait for hours.
  whenVisited(() => whenLoaded(() => setTimeout(open, Number(root.dataset.delay))));
}
