/** Unknown paths for which the not-found page shows more than its default content. */
const FALLBACK_ROUTES = /^\/(?:blog|resources\/comparisons)\/[^/]+\/?$/;

/**
 * Starts a small router on the not-found page for paths without a built page, such as a removed article. Other unknown paths
 * do not load it, and without JavaScript all of them show the plain not-found page.
 */
export function startFallback(): void {
  const main = document.querySelector<HTMLElement>('main:has([data-block="wrong-number"])');
  if (!main || !FALLBACK_ROUTES.test(location.pathname)) return;
  // Hides the default content until the router has rendered.
  main.classList.add("invisible");
  import("./router")
    .then(
      ({ mountRouter }) => mountRouter(main),
      (error: unknown) => console.error("Router did not start:", error),
    )
    .finally(() => main.classList.remove("invisible"));
}
