/** Updates the year beside the © if the visitor's year is later than that of the build. */
export function correctYear(): void {
  const element = document.querySelector("footer time");
  const year = new Date().getFullYear();
  if (element && year > Number(element.textContent)) element.textContent = String(year);
}
