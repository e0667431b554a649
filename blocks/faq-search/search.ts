import { fold, patternsOf } from "./search-patterns";

/** Debounce for announcing the result and writing the query to the address, in milliseconds. */
export const DEBOUNCE_MS = 500;

const HIGHLIGHT = "faq-match";

/** Returns a question with its text nodes and their folded text. */
function entryOf(element: HTMLDetailsElement) {
  const texts: { node: Node; folded: string }[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    texts.push({ node, folded: fold(node.nodeValue ?? "") });
  }
  return { element, texts };
}

type Entry = ReturnType<typeof entryOf>;

const matches = ({ texts }: Entry, patterns: readonly RegExp[]): boolean =>
  patterns.every((pattern) => texts.some(({ folded }) => folded.search(pattern) >= 0));

/** Returns the visible texts: those of an answer only if it is open. */
const textsInView = ({ element, texts }: Entry): Entry["texts"] =>
  texts.filter(({ node }) => element.open || node.parentElement?.closest("summary"));

/**
 * Highlights the matches without changing the document; browsers without the Highlight API still filter. Only visible
 * texts are marked, because WebKit paints the marks of hidden text over the text that follows.
 */
function highlight(entries: readonly Entry[], patterns: readonly RegExp[]): void {
  if (typeof Highlight === "undefined") return;
  const highlights = new Highlight();
  for (const { node, folded } of entries.flatMap(textsInView)) {
    for (const { index, 0: found } of patterns.flatMap((pattern) => [...folded.matchAll(pattern)])) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + found.length);
      highlights.add(range);
    }
  }
  CSS.highlights.set(HIGHLIGHT, highlights);
}

/** Returns the result in words: "3 of 34 questions match." */
function resultOf(found: number, total: number): string {
  if (found === 0) return "No question matches.";
  return found === 1 ? "One question matches." : `${found} of ${total} questions match.`;
}

/** Returns the query in the address; empty if there is none. */
function queryOfAddress(): string {
  return new URLSearchParams(location.search).get("q") ?? "";
}

function requireElement<E extends HTMLElement>(root: HTMLElement, selector: string): E {
  const element = root.querySelector<E>(selector);
  if (!element) throw new Error(`The block has no ${selector}.`);
  return element;
}

/**
 * Makes the search box filter the questions as a visitor types. It opens none of them. The query is in the address as
 * ?q=, so that Back restores it and the visitor can share it.
 */
export function startSearch(root: HTMLElement): void {
  const input = requireElement<HTMLInputElement>(root, "input");
  const [count, status, noMatch] = ["[data-count]", "[role=status]", "[data-none]"].map((selector) =>
    requireElement(root, selector),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  const clearButtons = root.querySelectorAll<HTMLElement>("[data-clear]");
  const entries = [...root.querySelectorAll("details")].map(entryOf);
  const categories = [...root.querySelectorAll("section")].map((section) => {
    const entry = requireElement(root, `li:has([href="#${section.id}"])`);
    return { section, entry, total: requireElement(entry, "[data-total]") };
  });
  let timer: ReturnType<typeof setTimeout>;

  const commitQuery = () => {
    clearTimeout(timer);
    const query = input.value.trim();
    const address = new URL(location.href);
    if (query) address.searchParams.set("q", query);
    else address.searchParams.delete("q");
    if (address.href !== location.href) history.replaceState(history.state, "", address);
    const message = count.textContent || `All ${entries.length} questions are shown.`;
    if (query || status.textContent) status.textContent = message;
  };

  const highlightMatches = () => {
    const shown = entries.filter(({ element }) => !element.hidden);
    highlight(shown, patternsOf(input.value));
  };

  const filter = () => {
    const patterns = patternsOf(input.value);
    const found = entries.filter((entry) => matches(entry, patterns));
    for (const entry of entries) entry.element.hidden = !found.includes(entry);
    for (const { section, entry, total } of categories) {
      const matchCount = section.querySelectorAll("details:not([hidden])").length;
      section.hidden = matchCount === 0;
      entry.hidden = matchCount === 0;
      total.textContent = String(matchCount);
    }
    noMatch.hidden = found.length > 0;
    for (const button of clearButtons) button.hidden = input.value === "";
    count.textContent = patterns.length > 0 ? resultOf(found.length, entries.length) : "";
    highlightMatches();
    clearTimeout(timer);
    timer = setTimeout(commitQuery, DEBOUNCE_MS);
  };

  const search = (query: string) => {
    input.value = query;
    filter();
  };

  /** Clears the query in the address, too, at once: a link to a category fires `popstate`, which takes the query from there. */
  const clear = () => {
    search("");
    commitQuery();
  };

  input.addEventListener("input", () => {
    filter();
    // In a low window, the browser scrolls only the box into view.
    count.scrollIntoView({ block: "nearest" });
  });
  // `toggle` does not bubble.
  root.addEventListener("toggle", highlightMatches, true);
  input.addEventListener("change", commitQuery);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.isComposing) clear();
  });
  for (const button of clearButtons) {
    button.addEventListener("click", () => {
      clear();
      input.focus();
    });
  }
  addEventListener("popstate", () => search(queryOfAddress()));
  const query = input.value || queryOfAddress();
  if (query) search(query);
}
