import { expect, it } from "vitest";
import { find, serve } from "../../tests/dom";
import WrongNumber from "./block";
import listSimilarPages from "./similar-pages.enhance";

const PAGES = ["/pricing", "/features/voice-calling", "/features/call-forwarding", "/legal/terms"];

/** Shows the not-found page at an address. */
function open(address: string): HTMLElement {
  history.replaceState(null, "", address);
  const labels = { linksLabel: "Popular pages", similarLabel: "Pages with a similar address" };
  serve(
    <>
      <WrongNumber
        heading="Oops!"
        text="No page."
        buttons={[]}
        {...labels}
        links={[{ label: "Blog", to: "/blog" }]}
      />
      <footer>
        <nav>
          {PAGES.map((page) => (
            <a key={page} href={page}>{`Page ${page}`}</a>
          ))}
        </nav>
      </footer>
    </>,
  );
  const nav = find("[data-enhance]");
  listSimilarPages(nav);
  return nav;
}

const linksIn = (nav: HTMLElement) =>
  [...nav.querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.textContent]);

it.each([
  ["/Pricing", ["/pricing"]],
  ["/call-forwarding/", ["/features/call-forwarding"]],
  ["/features", ["/features/voice-calling", "/features/call-forwarding"]],
  ["/features/call-forwarding/more", ["/features/call-forwarding", "/features/voice-calling"]],
])("%s lists %j instead of popular pages", (address, pages) => {
  const nav = open(address);
  expect(linksIn(nav)).toEqual(pages.map((page) => [page, `Page ${page}`]));
  expect(nav.ariaLabel).toBe("Pages with a similar address");
  expect(nav.textContent).not.toContain("Popular");
});

it.each(["/nothing-here", "/"])("keeps the popular pages at %s", (address) => {
  const nav = open(address);
  expect(linksIn(nav)).toEqual([["/blog", "Blog"]]);
  expect(nav.textContent).toContain("Popular pages");
});
