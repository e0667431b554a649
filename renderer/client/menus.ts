/** Delay before an open menu closes after the pointer has left it, in milliseconds. */
const CLOSE_DELAY_MS = 180;

/** Opens a header menu while a mouse is over it; touch and keyboard use the native behavior of `details`. */
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
      // A keyboard user who bumps the mouse must not lose the focus.
      if (!menu.querySelector(":focus-visible")) menu.open = false;
    }, CLOSE_DELAY_MS);
  });
  menu.querySelector("summary")?.addEventListener("click", (event) => {
    // The hover has just opened the menu, so a click must not close it.
    if (openedByHover && menu.open) event.preventDefault();
    openedByHover = false;
  });
}

/** Opens the header menus on hover; closes them on Escape, a click or focus outside, and a followed link. */
export function startMenus(): void {
  const menus = document.querySelectorAll<HTMLDetailsElement>("[data-header-menu], [data-mobile-menu]");
  /** Closes the menus that do not contain the target. */
  const closeOthers = (target: EventTarget | null) => {
    for (const menu of menus) if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  };
  for (const menu of menus) {
    if ("headerMenu" in menu.dataset) openOnHover(menu);
    menu.addEventListener("click", ({ target }) => {
      if ((target as Element).closest("a")) menu.open = false;
    });
  }
  // The focused element may be covered by an open menu.
  addEventListener("focusin", ({ target }) => closeOthers(target));
  addEventListener("pointerdown", ({ target }) => closeOthers(target));
  addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of menus)
      if (menu.open && menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    closeOthers(null);
  });
  // A page restored from the back/forward cache must not show an open menu.
  addEventListener("pagehide", () => closeOthers(null));
}
