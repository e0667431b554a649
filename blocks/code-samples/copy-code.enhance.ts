/** Time for which “Copied” is shown, in milliseconds. */
export const CONFIRMATION_MS = 3000;

/**
 * Enables the copy button of a code window, and shows it. If the browser refuses to copy, the code is selected
 * instead, so that the visitor can copy it manually.
 */
export default function copyCode(root: HTMLElement): void {
  const button = root.querySelector("button");
  const status = root.querySelector("[role=status]");
  const code = root.querySelector("code");
  if (!button || !status || !code) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  button.addEventListener("click", async () => {
    clearTimeout(timer);
    status.textContent = "";
    try {
      await navigator.clipboard.writeText(code.textContent ?? "");
      status.textContent = "Copied";
      timer = setTimeout(() => {
        status.textContent = "";
      }, CONFIRMATION_MS);
    } catch {
      getSelection()?.selectAllChildren(code);
      status.textContent = "We couldn’t copy the code. It’s selected, so you can copy it yourself.";
    }
  });
  button.hidden = false;
}
