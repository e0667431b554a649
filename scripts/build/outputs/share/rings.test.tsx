import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PingArcs } from "../../../../renderer/ui/ping";
import { numbersOf, radii } from "./rings";

it("the motif has the radii that it has on the pages", () => {
  const onPages = [...renderToStaticMarkup(<PingArcs rings={5} />).matchAll(/ r="(\d+)"/g)];
  expect(radii(5)).toEqual(onPages.map(([, radius]) => Number(radius)));
});

it("a page has the same numbers in every build, and others than the next page", () => {
  const numbers = [0, 1, 2, 3].map(numbersOf("/features/a"));
  expect([0, 1, 2, 3].map(numbersOf("/features/a"))).toEqual(numbers);
  expect([0, 1, 2, 3].map(numbersOf("/features/b"))).not.toEqual(numbers);
  for (const number of numbers) {
    expect(number).toBeGreaterThanOrEqual(0);
    expect(number).toBeLessThan(1);
  }
});
