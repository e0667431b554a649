import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderField } from "./render-field.fixture";
import { parseNumber } from "./value-fields";

const SETUP = {
  schema: { title: "Price", description: "Such as {{plans.standard.price}}.", type: "number" },
  value: 12,
  editor: { resolveTokens: (text: string) => text.replace("{{plans.standard.price}}", "$12 a month") },
};

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

it("writes what is no number as it is, with a message, so that undo takes it back", async () => {
  const user = userEvent.setup();
  const { latest, replace } = renderField(SETUP);
  await user.clear(price());
  await user.type(price(), "13,50");
  expect(latest.value).toBe("13,50");
  expect(price().getAttribute("aria-invalid")).toBe("true");
  const described = price().getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Such as $12 a month.",
    "Write a number, such as 38.50. ",
  ]);
  replace(12);
  expect(price().value).toBe("12");
  expect(price().hasAttribute("aria-invalid")).toBe(false);
});

it("suggests a whole number where the schema asks for one", async () => {
  renderField({ ...SETUP, schema: { ...SETUP.schema, type: "integer" } });
  await userEvent.clear(price());
  expect(screen.getByText("Write a number, such as 38.")).toBeTruthy();
});

it("keeps a number as it is typed", async () => {
  const user = userEvent.setup();
  const { latest } = renderField(SETUP);
  await user.clear(price());
  await user.type(price(), "$1,350");
  expect(latest.value).toBe(1350);
  expect(price().value).toBe("$1,350");
});

it("removes an optional number when its empty field is left", async () => {
  const user = userEvent.setup();
  const schema = { type: "object", properties: { size: { title: "Size", type: "number" } } };
  const { latest } = renderField({ schema, value: { size: 12 } });
  const size = screen.getByRole<HTMLInputElement>("textbox", { name: "Size" });
  await user.clear(size);
  expect(document.activeElement).toBe(size);
  await user.keyboard("5");
  expect(latest.value).toEqual({ size: 5 });
  await user.clear(size);
  await user.tab();
  expect(latest.value).toEqual({});
  expect(screen.getByRole("button", { name: "Add size" })).toBeTruthy();
});
