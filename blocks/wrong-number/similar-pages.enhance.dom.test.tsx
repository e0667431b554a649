import { expect, it } from "vitest";
import { find, serve } from "../../tests/dom";
import WrongNumber from "./block";
import listSimilarPages from "./similar-pages.enhance";

const PAGES = ["/pricing", "/features/voice-calling", "/features/call-forwarding", "/legal/terms", "/blog"];

/** Shows the not-found page at an address. */
function open(address: string): HTMLElement {
  history.replaceState(null, "", address);
  const labels = { linksLabel: "Popular pages", similarLabel: "You may be looking for" };
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
])("%s lists %j before the popular pages", (address, pages) => {
  const nav = open(address);
  expect(linksIn(nav)).toEqual([...pages.map((page) => [page, `Page ${page}`]), ["/blog", "Blog"]]);
  expect(nav.ariaLabel).toBe("You may be looking for");
  expect(nav.textContent).not.toContain("Popular");
});

it("lists a popular page with a similar address once, first", () => {
  expect(linksIn(open("/pricing/blog"))).toEqual([
    ["/pricing", "Page /pricing"],
    ["/blog", "Blog"],
  ]);
});

it.each(["/nothing-here", "/"])("lists the popular pages alone at %s", (address) => {
  const nav = open(address);
  expect(linksIn(nav)).toEqual([["/blog", "Blog"]]);
  expect(nav.textContent).toContain("Popular pages");
});
