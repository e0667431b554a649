/**
 * Shows an alert above a control whose code failed to load, or removes it after a later attempt has succeeded.
 *
 * @param control the element that needs the code; the alert is inserted before it, because React owns an island's content
 */
export function toggleNotLoadedAlert(control: Element, hasFailed: boolean): void {
  const previous = control.previousElementSibling;
  // A new element is announced again at each failed attempt.
  if (previous?.className === "not-loaded") previous.remove();
  if (!hasFailed) return;
  const line = document.createElement("p");
  line.className = "not-loaded";
  line.role = "alert";
  line.textContent = "This part didn’t load. Reload the page.";
  control.before(line);
}
