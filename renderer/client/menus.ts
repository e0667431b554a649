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

function close(menu: HTMLDetailsElement, returnFocus: boolean): void {
  if (!menu.open) return;
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (returnFocus && hadFocus) menu.querySelector("summary")?.focus();
}

/** Menus of the header: hover, Escape, a click elsewhere, focus that moves on, and a chosen link. */
export function startMenus(): void {
  const menus = document.querySelectorAll<HTMLDetailsElement>("[data-header-menu], [data-mobile-menu]");
  /** Closes those that do not hold what was pressed or focused. */
  const closeOthers = ({ target }: { readonly target?: EventTarget | null }) => {
    for (const menu of menus) if (!menu.contains((target as Node | undefined) ?? null)) close(menu, false);
  };
  for (const menu of menus) {
    if ("headerMenu" in menu.dataset) openOnHover(menu);
    menu.addEventListener("click", ({ target }) => {
      if ((target as Element).closest("a")) close(menu, false);
    });
  }
  // The next stop of the focus may lie behind an open menu.
  addEventListener("focusin", closeOthers);
  addEventListener("pointerdown", closeOthers);
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") for (const menu of menus) close(menu, true);
  });
  // A page that the back button brings back from memory must not greet with an open menu.
  addEventListener("pagehide", () => closeOthers({}));
}
