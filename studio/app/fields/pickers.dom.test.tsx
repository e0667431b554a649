import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { createState } from "../editor/state";
import { inEditor } from "../in-editor.fixture";
import { LinkPicker } from "./pickers";

it("offers the named blocks of the page first, also those that are not saved", () => {
  const blocks = [
    { type: "hero", props: { heading: "Every table is full" } },
    { type: "calculator", anchor: "calculator", props: { heading: "What the phone costs" } },
  ];
  const address = [
    { value: "/pricing#plans", label: "Pricing: Plans" },
    { value: "/pricing", label: "Pricing" },
  ];
  const site = { files: [], choices: { address } };
  const resolveTokens = (text: string) => text;
  render(inEditor(<LinkPicker onPick={() => {}} />, { site, state: createState({ blocks }), resolveTokens }));
  expect(
    screen.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent?.trim()),
  ).toEqual(["What the phone costs#calculator", "Pricing/pricing", "Pricing: Plans/pricing#plans"]);
});
