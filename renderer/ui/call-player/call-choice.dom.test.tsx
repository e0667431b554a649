import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "../../../tests/dom";
import { CallChoice } from "./call-choice";
import { SCENARIO } from "./call-player.fixture";

const calls = ["A cake", "A van", "A vase"].map((name) => ({ ...SCENARIO, name }));

it("renders a radio button for each call with the first one selected, and an island for each call", () => {
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

it("renders no radio buttons for a single call", () => {
  serve(<CallChoice scenarios={calls.slice(0, 1)} />);
  expect(screen.queryByRole("radio")).toBeNull();
});
