/**
 * Says above a control that the code for it could not be loaded, and no longer once a further press has brought it.
 *
 * @param control what does nothing without that code; the line is put before it, since React owns what is in an island
 */
export function sayNotLoaded(control: Element, hasFailed: boolean): void {
  const before = control.previousElementSibling;
  // Said anew at each press that is in vain.
  if (before?.className === "not-loaded") before.remove();
  if (!hasFailed) return;
  const line = document.createElement("p");
  line.className = "not-loaded";
  line.role = "alert";
  line.textContent = "This part didn’t load. Reload the page.";
  control.before(line);
}
