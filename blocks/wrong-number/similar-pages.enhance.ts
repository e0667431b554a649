const MAX_LINKS = 4;

const partsOf = (path: string): string[] => path.toLowerCase().split("/").filter(Boolean);

/**
 * Lists, before the popular pages, those whose address has a part of the requested one, in any case: `/Pricing` finds
 * /pricing, and `/features` finds some features. The footer links to the pages that visitors look for.
 */
export default function listSimilarPages(nav: HTMLElement): void {
  const wanted = partsOf(location.pathname);
  const similar = [...document.querySelectorAll<HTMLAnchorElement>("footer nav a")]
    .map((link) => ({ link, shared: partsOf(link.pathname).filter((part) => wanted.includes(part)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MAX_LINKS);
  const { similarLabel = "" } = nav.dataset;
  const [label, list] = nav.children;
  const entry = list?.firstElementChild;
  if (similar.length === 0 || !label || !list || !entry) return;
  nav.ariaLabel = similarLabel;
  label.textContent = similarLabel;
  list.prepend(
    ...similar.map(({ link }) => {
      const popular = list.querySelector(`[href="${link.pathname}"]`)?.closest("li");
      if (popular) return popular;
      const copy = entry.cloneNode(true) as Element;
      const copiedLink = copy.querySelector("a");
      copiedLink?.setAttribute("href", link.pathname);
      copiedLink?.replaceChildren(link.textContent);
      return copy;
    }),
  );
}
