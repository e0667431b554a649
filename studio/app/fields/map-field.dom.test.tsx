import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { renderField } from "./render-field.fixture";

afterEach(cleanup);

const SCHEMA = {
  title: "Figures",
  type: "object",
  additionalProperties: { title: "Figure", type: "string", maxLength: 14 },
};

it("renames an entry without replacing another one", async () => {
  const user = userEvent.setup();
  const { latest } = renderField({ schema: SCHEMA, value: { Calls: "12", Texts: "30" } });
  const second = () => screen.getByRole("textbox", { name: "Name 2" });
  await user.clear(second());
  await user.type(second(), "Calls");
  expect(latest.value).toEqual({ Calls: "12", Texts: "30" });
  // While it was typed, "Calls 2" was "Calls".
  await user.type(second(), " 2");
  await user.tab();
  expect(latest.value).toEqual({ Calls: "12", "Calls 2": "30" });
  await user.clear(second());
  await user.type(second(), "Calls");
  await user.tab();
  expect(latest.value).toEqual({ Calls: "12", "Calls 2": "30" });
});

it("adds an entry with a unique name, and removes one", async () => {
  const user = userEvent.setup();
  const { latest } = renderField({ schema: SCHEMA, value: { "Name 2": "12" } });
  await user.click(screen.getByRole("button", { name: "Add entry" }));
  await user.click(screen.getByRole("button", { name: "Add entry" }));
  expect(latest.value).toEqual({ "Name 2": "12", "Name 1": "[Figure]", "Name 3": "[Figure]" });
  const remove = screen.getByRole("button", { name: "Remove Name 2" });
  expect(remove.title).toBe("Remove Name 2");
  await user.click(remove);
  expect(Object.keys(latest.value as object)).toEqual(["Name 1", "Name 3"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Name 1");
});
