/** The upper third of the window and everything above it, so that a jump past a heading is noticed, too. */
const READING_AREA = { rootMargin: "999999px 0px -66%" };

/** Marks the link to the section in view: to the last one that begins in the upper third of the window or above it. */
export default function markSectionInView(contents: HTMLElement): void {
  const sections = [...contents.querySelectorAll<HTMLAnchorElement>("a")].flatMap((link) => {
    const start = document.getElementById(link.hash.slice(1));
    return start ? [{ link, start }] : [];
  });
  const mark = () => {
    // A section that the page has not laid out yet (head/inline-scripts.ts) has no place.
    const topOf = (start: Element) => start.getClientRects()[0]?.top ?? Infinity;
    const inView = sections.findLast(({ start }) => topOf(start) < innerHeight / 3);
    for (const section of sections) section.link.ariaCurrent = section === inView ? "location" : null;
  };
  const observer = new IntersectionObserver(mark, READING_AREA);
  for (const { start } of sections) observer.observe(start);
}
