import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Portrait } from "./portrait";

const drawingOf = (name: string) => renderToStaticMarkup(<Portrait look="bun" name={name} />);

it("has other colors for another person, and always the same for one", () => {
  expect(drawingOf("Ruth")).not.toBe(drawingOf("Anita"));
  expect(drawingOf("Ruth")).toBe(drawingOf("Ruth"));
});

it("draws many different people of one look", () => {
  const people = Array.from({ length: 500 }, (_, index) => drawingOf(`Person ${index}`));
  expect(new Set(people).size).toBe(48);
});
