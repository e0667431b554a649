/** Part of the window, from its top, in which the heading of the section in view is. */
const READING_AREA = { rootMargin: "0px 0px -66%" };

/** Marks the link to the section in view: to the last one that begins in the upper third of the window or above it. */
export default function markSectionInView(contents: HTMLElement): void {
  const sections = [...contents.querySelectorAll<HTMLAnchorElement>("a")].flatMap((link) => {
    const start = document.getElementById(link.hash.slice(1));
    return start ? [{ link, start }] : [];
  });
  const mark = () => {
    const inView = sections.findLast(({ start }) => start.getBoundingClientRect().top < innerHeight / 3);
    for (const section of sections) {
      if (section === inView) section.link.setAttribute("aria-current", "location");
      else section.link.removeAttribute("aria-current");
    }
  };
  const observer = new IntersectionObserver(mark, READING_AREA);
  for (const { start } of sections) observer.observe(start);
}
