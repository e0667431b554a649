const TEXT = "This part could not be loaded. Check your connection and reload the page.";

const lines = new WeakMap<Element, HTMLElement>();

/**
 * Says above a control, politely and once, that the code for it could not be loaded.
 *
 * @param control what does nothing without that code; the line is put before it, since React owns what is in an island
 */
export function sayNotLoaded(control: Element): void {
  if (lines.has(control)) return;
  const line = document.createElement("p");
  line.role = "status";
  line.className = "not-loaded";
  control.before(line);
  lines.set(control, line);
  // A text that comes with its region is not announced everywhere.
  setTimeout(() => {
    line.textContent = TEXT;
  }, 100);
}

/** Takes the line away: a further press has brought the code. */
export function unsayNotLoaded(control: Element): void {
  lines.get(control)?.remove();
  lines.delete(control);
}
