import { sayNotLoaded } from "../../renderer/ui/not-loaded";

/** True when the visitor has searched already: in the address, before this ran, or with the cursor in the box. */
const isWanted = (input: HTMLInputElement): boolean =>
  input.value !== "" || input === document.activeElement || new URLSearchParams(location.search).has("q");

/** Gets the search once somebody turns to the box, so that readers of the page do not load it. */
export default function faqSearch(root: HTMLElement): void {
  const input = root.querySelector("input");
  if (!input) throw new Error("The block has no search box.");
  const box = input.closest("search") ?? input;
  // A search that did not come, as on a train, is asked for again; until then every answer stands there.
  const start = () =>
    import("./search").then(
      ({ startSearch }) => {
        sayNotLoaded(box, false);
        startSearch(root);
      },
      () => {
        sayNotLoaded(box, true);
        waitForFocus();
      },
    );
  const waitForFocus = () => input.addEventListener("focus", start, { once: true });
  if (isWanted(input)) void start();
  else waitForFocus();
}
