import { whenLoaded, whenVisited } from "../../renderer/ui/page-lifecycle";

/**
 * Shows a dialog once per browser session, `data-delay` milliseconds after the page has loaded. The code for that is
 * imported only then, because many visitors have left by that time.
 */
export default function demoModal(root: HTMLElement): void {
  if (!(root instanceof HTMLDialogElement)) return;
  const open = () =>
    import("./open-once").then(
      ({ openOnce }) => openOnce(root),
      // The visitor is offline by now: the page is complete without the dialog.
      () => {},
    );
  // A prerendered page may wait for hours.
  whenVisited(() => whenLoaded(() => setTimeout(open, Number(root.dataset.delay))));
}
