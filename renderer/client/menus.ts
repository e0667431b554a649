/** Time the pointer may be away from an open menu before it closes, in milliseconds. */
const CLOSE_DELAY = 180;

/** A header menu opens while a mouse is over it; touch and keyboard use the element's own behaviour. */
function openOnHover(menu: HTMLDetailsElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;
  menu.addEventListener("pointerenter", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(timer);
    openedByHover ||= !menu.open;
    menu.open = true;
  });
  menu.addEventListener("pointerleave", ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    timer = setTimeout(() => {
      menu.open = false;
    }, CLOSE_DELAY);
  });
  menu.querySelector("summary")?.addEventListener("click", (event) => {
    // The hover has just opened it: a click then means "open", not "close".
    if (openedByHover && menu.open) event.preventDefault();
    openedByHover = false;
  });
}

/** Menus of the header: hover, Escape, a click elsewhere, focus that moves on, and a chosen link. */
export function startMenus(): void {
  const menus = document.querySelectorAll<HTMLDetailsElement>("[data-header-menu], [data-mobile-menu]");
  /** Closes those that do not hold what was pressed or focused. */
  const closeOthers = (target: EventTarget | null) => {
    for (const menu of menus) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  for (const menu of menus) {
    if ("headerMenu" in menu.dataset) openOnHover(menu);
    menu.addEventListener("click", ({ target }) => {
      if ((target as Element).closest("a")) menu.open = false;
    });
  }
  // The next stop of the focus may lie behind an open menu.
  addEventListener("focusin", ({ target }) => closeOthers(target));
  addEventListener("pointerdown", ({ target }) => closeOthers(target));
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of menus)
      if (menu.open && menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    closeOthers(null);
  });
  // A page that the back button brings back from memory must not greet with an open menu.
  addEventListener("pagehide", () => closeOthers(null));
}
