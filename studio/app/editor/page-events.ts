import { START_ADDED_SCRIPT } from "./page-frame";
import { type ClickedPart, partAt } from "./text-lookup";

/** Styles that mark blocks, injected into the page. */
const MARK_STYLES = `
main > [data-block] { cursor: pointer; }
main > [data-block]:hover { outline: 2px dashed oklch(0.5 0.125 153); outline-offset: -2px; }
/* A dialog that opens automatically and covers the page is shown inline while its block is edited. */
main > [data-studio-selected] dialog { display: block; position: static; margin: 4rem auto; opacity: 1; translate: none; }
main > [data-studio-selected] { outline: 3px solid oklch(0.5 0.125 153) !important; outline-offset: -3px; }
`;

/** Handlers of events in the page. */
export interface PageHandlers {
  /** Called with the index of the clicked block, or with where else the click was, and the clicked part. */
  onClick: (index: number | "header or footer" | undefined, clicked: ClickedPart) => void;
  onKey: (event: KeyboardEvent) => void;
}

/** Prevents links and forms from navigating the frame, reports clicked blocks, and starts the scripts of added blocks. */
export function listenToPage(page: Document, handlers: { readonly current: PageHandlers }): void {
  const style = page.createElement("style");
  style.textContent = MARK_STYLES;
  const script = page.createElement("script");
  script.type = "module";
  script.textContent = START_ADDED_SCRIPT;
  page.head.append(style, script);
  const handleClick = (event: MouseEvent) => {
    const target = event.target as Element;
    if (target.closest("a, form")) event.preventDefault();
    const block = target.closest("main > [data-block]");
    const elsewhere = target.closest("body > :is(header, footer)") ? "header or footer" : undefined;
    const index = block ? [...page.querySelectorAll("main > [data-block]")].indexOf(block) : elsewhere;
    handlers.current.onClick(index, { part: partAt(target, event), root: block ?? page });
  };
  page.addEventListener("click", handleClick, true);
  page.addEventListener("auxclick", handleClick, true);
  page.addEventListener("submit", (event) => event.preventDefault(), true);
  page.addEventListener("keydown", (event) => handlers.current.onKey(event), true);
}
