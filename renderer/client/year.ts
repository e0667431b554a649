/** Shows the visitor's year beside the ©, where it is later than the one that the page was built in. */
export function correctYear(): void {
  const shown = document.querySelector("footer time");
  const year = new Date().getFullYear();
  if (shown && year > Number(shown.textContent)) shown.textContent = String(year);
}
