/** Shows the visitor's year beside the ©, where it is later than the one that the page was built in. */
export function correctYear(): void {
  const shown = document.querySelector("footer time");
  if (shown) shown.textContent = String(Math.max(Number(shown.textContent), new Date().getFullYear()));
}
