import { expect, it } from "vitest";
import { renderInSite } from "../../tests/render";
import { Bars, Circle, Dots } from "./pictures";

const measure = (amount: number) => ({ amount, label: `${amount} of them` });
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

it("draws bars in proportion to their amounts", () => {
  const html = renderInSite(<Bars before={measure(8)} after={measure(2)} />);
  expect([...html.matchAll(/rect width="([\d.]+)%"/g)].map(([, width]) => width)).toEqual([
    "100",
    "100",
    "100",
    "25",
  ]);
});

it("lists the amounts as values of before and after", () => {
  const html = renderInSite(<Bars before={measure(8)} after={measure(2)} />);
  expect([...html.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>([^<]+)</g)].map(([, ...words]) => words)).toEqual(
    [
      ["Before", "8 of them"],
      ["After", "2 of them"],
    ],
  );
});

it("draws a dot for each remaining item and a ring for each removed one", () => {
  const html = renderInSite(<Dots before={measure(23)} after={measure(4)} />);
  expect(count(html, /fill-missed-on-ink"/g)).toBe(23 + 4);
  expect(count(html, /stroke-signal-on-ink /g)).toBe(23 - 4);
  expect(html).toContain('viewBox="0 0 200 60"');
});

it("draws a different person for each one, up to five", () => {
  const looks = (amount: number) => {
    const html = renderInSite(<Circle before={measure(amount)} after={measure(1)} />);
    return new Set(html.match(/(?<=<svg viewBox="0 0 96 96"[^>]*>).*?(?=<\/svg>)/g)).size;
  };
  expect([looks(2), looks(5), looks(9)]).toEqual([2, 5, 5]);
});
