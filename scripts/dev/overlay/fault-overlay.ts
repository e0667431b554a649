import type { ErrorPayload } from "vite";
import type { Excerpt } from "../../report/code-frame";
import type { Card } from "../fault";
import { STYLES } from "./styles";

/** What Vite tells of an error. Ours bring cards; a component that does not compile brings Vite's own account. */
type OverlayError = ErrorPayload["err"] & { cards?: Card[] };

/** The name by which Vite makes and removes its overlay. */
const NAME = "vite-error-overlay";

/** Makes an element; undefined children are left out. */
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

/** A place that opens in the editor of whoever runs the server. */
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

/** Vite's own account of an error, as one card. */
function cardOf({ message, id, loc, frame }: OverlayError): Card {
  const [file = ""] = (loc?.file ?? id ?? "").split("?");
  const place = loc ? `${file}:${loc.line}:${loc.column}` : file;
  const text = [message, frame].filter(Boolean).join("\n\n");
  return { text, ...(file ? { places: [{ shown: place, path: place }] } : {}) };
}

/**
 * Stands in for Vite's overlay, whose lines do not wrap, whose links know no relative paths and whose advice is for
 * developers. Vite's client makes it for an error and closes it when a save has mended that.
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
      "Correct the file and save it: this message then goes away by itself. Choose a place to open it in your editor. Press Esc to look at the page.",
    );
    this.#dialog = element("dialog", "", title, ...cards, help);
    this.#dialog.setAttribute("role", "alertdialog");
    this.#dialog.setAttribute("aria-labelledby", title.id);
    this.#dialog.addEventListener("close", () => this.remove());
    this.attachShadow({ mode: "open" }).append(element("style", "", STYLES), this.#dialog);
  }

  connectedCallback(): void {
    // The studio tells what is to mend beside its preview: there, a dialog would take the focus from who is writing.
    if (self !== top) this.remove();
    else this.#dialog.showModal();
  }

  /** Called by Vite's client. */
  close(): void {
    this.#dialog.close();
    this.remove();
  }
}

// Before Vite's client takes the name; see plugin.ts.
customElements.define(NAME, FaultOverlay);

// A page that could not be rendered was answered with its error instead (scripts/dev/pages.ts).
const answered = document.querySelector("#render-failure")?.textContent;
if (answered) document.body.append(new FaultOverlay(JSON.parse(answered) as OverlayError));
