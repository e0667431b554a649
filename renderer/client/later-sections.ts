/**
 * Sections and what they are made of, in the order of the page; the later ones wait by `[data-anew]` in
 * styles/layout.css. A component says "parts" where one of these would be too much for a frame; inside an island these say
 * `suppressHydrationWarning`, since React does not know their style.
 */
const PARTS = ".section, .section > * > * > *, .parts > *, .visual-frame, [data-fields], footer";

/** HTML that a phone of a fourth of our speed lays out within 50 ms, in letters. */
const MOST_LETTERS = 2000;

/**
 * Lays out what is below the first view, some parts a frame: in one go it keeps a slow phone from answering for a
 * quarter of a second. Until then each part has a guessed height.
 */
export async function layOutLaterSections(): Promise<void> {
  if (document.documentElement.dataset.anew === undefined) return;
  let letters = 0;
  for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
    const { length } = part.innerHTML;
    letters += length;
    if (letters > MOST_LETTERS) {
      await new Promise(requestAnimationFrame);
      letters = length;
    }
    part.style.contentVisibility = "visible";
  }
}
