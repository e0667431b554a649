/**
 * Lays out what is below the first view, a section a frame: in one go it keeps a slow phone from answering for a
 * quarter of a second. Until then `[data-anew]` leaves each section with a guessed height (styles/layout.css).
 */
export async function layOutLaterSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>(".section")) {
    await new Promise(requestAnimationFrame);
    section.style.contentVisibility = "visible";
  }
  delete document.documentElement.dataset.anew;
}
