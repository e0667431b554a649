/** Time the pointer may be away from an open menu before it closes, in milliseconds. */
const CLOSE_DELAY = 180;

/** A header menu opens while a mouse is over it; touch and keyboard use the element's own behaviour. */
function openOnHover(menu: HTMLDetailsElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;
  menu.addEventListener("pointerenter", (event) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer);
    if (!menu.open) {
      openedByHover = true;
      menu.open = true;
    }
  });
  menu.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "mouse") return;
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
  const dropdowns = [...document.querySelectorAll<HTMLDetailsElement>("[data-header-menu]")];
  const mobile = [...document.querySelectorAll<HTMLDetailsElement>("[data-mobile-menu]")];
  const menus = [...dropdowns, ...mobile];
  for (const menu of dropdowns) openOnHover(menu);
  for (const menu of menus) {
    // The next stop of the focus lies behind the open menu.
    menu.addEventListener("focusout", (event) => {
      if (event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) close(menu, false);
    });
    menu.addEventListener("click", (event) => {
      if (event.target instanceof Element && event.target.closest("a")) close(menu, false);
    });
  }
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") for (const menu of menus) close(menu, true);
  });
  document.addEventListener("pointerdown", (event) => {
    for (const menu of menus)
      if (event.target instanceof Node && !menu.contains(event.target)) close(menu, false);
  });
  // A page that the back button brings back from memory must not greet with an open menu.
  addEventListener("pagehide", () => {
    for (const menu of menus) close(menu, false);
  });
}
