import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import type { JsonValue } from "../../../schema/json-document";
import { type EditorData, EditorProvider } from "../editor-context";
import { FieldView } from "./field-view";
import { parseNumber } from "./number-field";

afterEach(cleanup);

let invalidNumbers = 0;

/** The editor data that the field needs. */
const EDITOR = {
  schemas: { schema: () => ({}), choices: {} },
  findings: [],
  setInvalidNumbers: (change) => {
    invalidNumbers = typeof change === "number" ? change : change(invalidNumbers);
  },
  resolveTokens: (text) => text.replace("{{plans.standard.price}}", "$12 a month"),
} as Partial<EditorData> as EditorData;

let latest: JsonValue | undefined;

/** A controlled price field. */
function Held({ first }: { first: JsonValue }) {
  const [value, setValue] = useState<JsonValue | undefined>(first);
  latest = value;
  const at = [
    {
      schema: { title: "Price", description: "Such as {{plans.standard.price}}.", type: "number" },
      file: "plan.json",
    },
  ];
  return (
    <EditorProvider value={EDITOR}>
      <FieldView {...{ at, path: ["price"], value, onChange: setValue }} isRequired />
    </EditorProvider>
  );
}

const price = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Price" });

it.each([
  ["38", 38],
  ["$38", 38],
  [" 38.50 ", 38.5],
  ["1,000", 1000],
  ["$1,250,000.75", 1_250_000.75],
  ["-3", -3],
  [".5", 0.5],
])("reads %j as a number", (text, number) => expect(parseNumber(text)).toBe(number));

it.each(["", "$", ".", "abc", "13,50", "1,00", "12.5O", "1e3", "0x10", "38 dollars"])(
  "does not guess a number from %j",
  (text) => expect(parseNumber(text)).toBeNaN(),
);

it("keeps what is no number with a message, and stores the value from before, not the first digits", async () => {
  const user = userEvent.setup();
  render(<Held first={12} />);
  await user.clear(price());
  await user.type(price(), "13,50");
  expect(latest).toBe(12);
  await user.tab();
  expect(price().value).toBe("13,50");
  expect(invalidNumbers).toBe(1);
  expect(price().getAttribute("aria-invalid")).toBe("true");
  const described = price().getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Such as $12 a month.",
    "Write a number, such as 38.50. Until then it stays 12. ",
  ]);
  await user.clear(price());
  await user.type(price(), "$1,350");
  expect(latest).toBe(1350);
  expect(price().value).toBe("$1,350");
  expect(invalidNumbers).toBe(0);
  expect(price().hasAttribute("aria-invalid")).toBe(false);
});

it("shows a message in an empty field too", async () => {
  render(<Held first={""} />);
  await userEvent.type(price(), "abc");
  expect(latest).toBe("");
  expect(screen.getByText("Write a number, such as 38.50.")).toBeTruthy();
});
