import type { ErrorPayload } from "vite";
import type { Excerpt } from "../../report/code-frame";
import type { Card } from "../fault";
import { STYLES } from "./styles";

/** Error sent by Vite. The check's faults have cards; a compile error of a component only has Vite's description. */
type OverlayError = ErrorPayload["err"] & { cards?: Card[] };

/** Name of the element that Vite creates and removes as its overlay. */
const ELEMENT_NAME = "vite-error-overlay";

/** Creates an element; undefined children are omitted. */
function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  ...children: (Node | string | undefined)[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** Creates a button that opens a place in the editor on the server's machine. */
function placeButton({ shown, path }: { shown: string; path: string }): HTMLElement {
  const button = element("button", "place", shown);
  button.type = "button";
  button.title = "Open this place in your editor";
  button.addEventListener("click", () => void fetch(`/__open-in-editor?file=${encodeURIComponent(path)}`));
  return button;
}

const excerptLine = ({ line, before, marked, after }: Excerpt): HTMLElement =>
  element("pre", "", element("span", "number", `${line} `), before, element("mark", "", marked), after);

function cardView({ text, rule, places: [first, ...others] = [], excerpt, fix }: Card): HTMLElement {
  const head = first && element("p", "head", placeButton(first), ` ${rule ?? ""}`);
  const also = others.map((place) => element("li", "", placeButton(place)));
  return element(
    "article",
    "card",
    head,
    element("p", "text", text),
    excerpt && excerptLine(excerpt),
    fix === undefined ? undefined : element("p", "fix", element("strong", "", "Fix: "), fix),
    also.length > 0 ? element("p", "", "The same in:") : undefined,
    also.length > 0 ? element("ul", "", ...also) : undefined,
  );
}

/** Converts Vite's description of an error to a card. */
function cardOf({ message, id, loc, frame }: OverlayError): Card {
  const [file = ""] = (loc?.file ?? id ?? "").split("?");
  const place = loc ? `${file}:${loc.line}:${loc.column}` : file;
  const text = [message, frame].filter(Boolean).join("\n\n");
  return { text, ...(file ? { places: [{ shown: place, path: place }] } : {}) };
}

/**
 * Replaces Vite's overlay, whose lines do not wrap, whose links do not support relative paths and whose advice is for
 * developers. Vite's client creates it for an error and closes it when a save has fixed the error.
 */
class FaultOverlay extends HTMLElement {
  readonly #dialog: HTMLDialogElement;

  constructor(error: OverlayError) {
    super();
    const title = element("h2", "", error.cards ? error.message : "The page cannot be shown");
    title.id = "title";
    const cards = (error.cards ?? [cardOf(error)]).map(cardView);
    const help = element(
      "p",
      "help",
      "Fix the file and save it, and this message disappears. Click a location to open it in your editor. Press Esc to see the page.",
    );
    this.#dialog = element("dialog", "", title, ...cards, help);
    this.#dialog.setAttribute("role", "alertdialog");
    this.#dialog.setAttribute("aria-labelledby", title.id);
    this.#dialog.addEventListener("close", () => this.remove());
    this.attachShadow({ mode: "open" }).append(element("style", "", STYLES), this.#dialog);
  }

  connectedCallback(): void {
    // The studio reports faults beside its preview, where a dialog would take the focus from the author.
    if (self !== top) this.remove();
    else this.#dialog.showModal();
  }

  /** Called by Vite's client. */
  close(): void {
    this.#dialog.close();
    this.remove();
  }
}

// This must run before Vite's client defines the element; see plugin.ts.
customElements.define(ELEMENT_NAME, FaultOverlay);

// The response for a page that could not be rendered contains its error (scripts/dev/pages.ts).
const renderFailure = document.querySelector("#render-failure")?.textContent;
if (renderFailure) document.body.append(new FaultOverlay(JSON.parse(renderFailure) as OverlayError));
