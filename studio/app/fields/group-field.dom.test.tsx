import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderField } from "./render-field.fixture";

const SCHEMA = {
  type: "object",
  properties: {
    line: { title: "Small line", type: "string" },
    size: { title: "Size", enum: ["big-one", "small-one"], "x-words": ["Large", "Small"] },
    demo: { title: "AI demo", type: "string" },
    large: { title: "Large", description: "Turn on for one.", type: "boolean", default: false },
    facts: { title: "Facts", type: "array", items: { title: "Fact", type: "string" } },
  },
};

const show = () => renderField({ schema: SCHEMA, value: { line: "Calls", facts: ["No contract"] } });

it.each([
  ["Remove Small line", "Add small line"],
  ["Remove Facts", "Add facts"],
  ["Remove Fact 1", "Add facts"],
])("moves the focus from “%s” to “%s”", async (pressed, focused) => {
  show();
  screen.getByRole("button", { name: pressed }).focus();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: focused }));
});

it("keeps the capitals of an abbreviation on the button that adds its field", () => {
  show();
  expect(screen.getByRole("button", { name: "Add AI demo" })).toBeTruthy();
});

it("adds an optional choice unset, and offers its words", async () => {
  const { latest } = show();
  await userEvent.click(screen.getByRole("button", { name: "Add size" }));
  const select = screen.getByRole("combobox", { name: "Size" });
  expect(document.activeElement).toBe(select);
  expect(latest.value).not.toHaveProperty("size");
  await userEvent.selectOptions(select, "Small");
  expect(latest.value).toHaveProperty("size", "small-one");
  await userEvent.click(screen.getByRole("button", { name: "Remove Size" }));
  expect(latest.value).not.toHaveProperty("size");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add size" }));
});

it("adds an optional switch turned on, and says before what it is for", async () => {
  const { latest } = show();
  const button = screen.getByRole("button", { name: "Add large" });
  expect(button.title).toBe("Turn on for one.");
  await userEvent.click(button);
  expect(latest.value).toHaveProperty("large", true);
});
