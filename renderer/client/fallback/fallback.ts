/** Addresses for which the not-found page may have more to say than that it does not know them. */
const KNOWN_KINDS = /^\/(?:blog|resources\/comparisons)\/[^/]+\/?$/;

/**
 * On the not-found page: a small router for addresses that files cannot know, such as an article that has gone. Any
 * other unknown address costs nothing, and without JavaScript all of them are the plain not-found page.
 */
export function startFallback(): void {
  const main = document.querySelector<HTMLElement>('main:has([data-block="wrong-number"])');
  if (!main || !KNOWN_KINDS.test(location.pathname)) return;
  // Until it is known what there is to say, the page does not say that there is nothing.
  main.classList.add("invisible");
  import("./router")
    .then(
      ({ mountRouter }) => mountRouter(main),
      (error: unknown) => console.error("Router did not start:", error),
    )
    .finally(() => main.classList.remove("invisible"));
}
