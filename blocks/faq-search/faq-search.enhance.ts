import { toggleNotLoadedAlert } from "../../renderer/ui/not-loaded-alert";

/** Whether the visitor wants to search: a query in the address, text typed before this ran, or focus in the box. */
const hasSearchIntent = (input: HTMLInputElement): boolean =>
  input.value !== "" || input === document.activeElement || new URLSearchParams(location.search).has("q");

/** Loads the search when the box gets the focus, so that visitors who only read do not load it. */
export default function faqSearch(root: HTMLElement): void {
  const input = root.querySelector("input");
  if (!input) throw new Error("The block has no search box.");
  const box = input.closest("search") ?? input;
  // If loading fails, as on a train, every answer stays visible. The next focus tries again, although Chromium 150 does not
  // request a module again that has failed: there, it repeats the message to reload the page.
  const start = () =>
    import("./search").then(
      ({ startSearch }) => {
        toggleNotLoadedAlert(box, false);
        startSearch(root);
      },
      () => {
        toggleNotLoadedAlert(box, true);
        waitForFocus();
      },
    );
  const waitForFocus = () => input.addEventListener("focus", start, { once: true });
  if (hasSearchIntent(input)) void start();
  else waitForFocus();
}
