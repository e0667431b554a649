import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "../../../tests/dom";
import { CallChoice } from "./call-choice";
import { SCENARIO } from "./call-player.fixture";

const calls = ["A cake", "A van", "A vase"].map((name) => ({ ...SCENARIO, name }));

it("has a radio button for each, the first one chosen, and every call's own island", () => {
  serve(<CallChoice scenarios={calls} />);
  const group = within(screen.getByRole("group", { name: "Choose a call" }));
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
  serve(<CallChoice scenarios={calls.slice(0, 1)} />);
  expect(screen.queryByRole("radio")).toBeNull();
});
