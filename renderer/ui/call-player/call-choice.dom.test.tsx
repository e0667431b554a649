import { within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { CallScenario } from "../../../schema/shapes.gen";
import { CallChoice } from "./call-choice";
import { SCENARIO } from "./call-player.fixture";

const calls = ["A cake", "A van", "A vase"].map((name) => ({ ...SCENARIO, name }));

/** Puts the server's HTML on the page. */
function serve(scenarios: CallScenario[]): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(<CallChoice scenarios={scenarios} />);
  return document.body;
}

it("has a radio button for each, the first one chosen, and every call's own island", () => {
  const page = within(serve(calls));
  const group = within(page.getByRole("group", { name: "Choose a call" }));
  expect(group.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([
    true,
    false,
    false,
  ]);
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  expect(islands.map(({ dataset }) => `${dataset.island} ${dataset.when}`)).toEqual([
    "call-player press",
    "call-player press",
    "call-player press",
  ]);
});

it("is no choice where there is one call", () => {
  expect(within(serve(calls.slice(0, 1))).queryByRole("radio")).toBeNull();
});
