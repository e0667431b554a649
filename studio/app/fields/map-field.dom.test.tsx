import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderField } from "./render-field.fixture";

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

const add = () => userEvent.click(screen.getByRole("button", { name: "Add entry" }));

it("adds an entry once it has a name of its own, and removes one", async () => {
  const user = userEvent.setup();
  const { latest } = renderField({ schema: SCHEMA, value: { Calls: "12" } });
  await add();
  await user.keyboard("Texts");
  expect(latest.value).toEqual({ Calls: "12" });
  await user.keyboard("{Enter}");
  expect(latest.value).toEqual({ Calls: "12", Texts: "[Figure]" });
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Texts");
  for (const typed of ["Calls", ""]) {
    await add();
    await user.keyboard(`${typed}{Enter}`);
    expect(Object.keys(latest.value as object)).toEqual(["Calls", "Texts"]);
  }
  const remove = screen.getByRole("button", { name: "Remove Calls" });
  expect(remove.title).toBe("Remove Calls");
  await user.click(remove);
  expect(Object.keys(latest.value as object)).toEqual(["Texts"]);
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Texts");
});

it("writes a name in the form that names have, and keeps a renamed entry open", async () => {
  const user = userEvent.setup();
  const item = {
    title: "Feature",
    type: "object",
    required: ["notes"],
    properties: { notes: { title: "Notes", type: "string" } },
  };
  const schema = { type: "object", propertyNames: { pattern: "^[a-z][a-z_]*$" }, additionalProperties: item };
  const { latest, replace } = renderField({ schema, value: {} });
  await add();
  await user.keyboard("Number of users{Enter}");
  expect(latest.value).toEqual({ number_of_users: { notes: "[Notes]" } });
  const name = screen.getByRole("textbox", { name: "Name 1" });
  const entry = name.closest("details");
  if (entry) entry.open = true;
  await user.clear(name);
  await user.type(name, "Video calls{Enter}");
  expect(latest.value).toEqual({ video_calls: { notes: "[Notes]" } });
  expect(entry?.open && entry.isConnected).toBe(true);
  expect(document.activeElement).toBe(name);
  // Undo changes the name in the input, too.
  replace({ number_of_users: { notes: "[Notes]" } });
  expect(name).toHaveProperty("value", "number_of_users");
});
