import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderField } from "./render-field.fixture";

const SCHEMA = {
  title: "Features",
  type: "object",
  propertyNames: { "x-choice": "feature-row" },
  additionalProperties: {
    type: "object",
    required: ["notes"],
    properties: {
      available: { title: "Available", type: "boolean", "x-words": ["Yes", "No"] },
      notes: { title: "Notes", type: "string" },
      basis: { title: "Basis", enum: ["vendor page", "record"] },
    },
  },
};

it("answers each known row in one step, and removes a row that is not known", async () => {
  const user = userEvent.setup();
  const rows = [
    { value: "call_recording", label: "Call recording" },
    { value: "sms", label: "SMS" },
  ];
  const { latest } = renderField({
    schema: SCHEMA,
    value: { call_recording: { notes: "All plans", basis: "record" }, old_row: { notes: "Gone" } },
    editor: { schemas: { schema: () => ({}), choices: { "feature-row": rows } } },
  });
  await user.selectOptions(screen.getByRole("combobox", { name: "Call recording: Available" }), "Yes");
  await user.selectOptions(screen.getByRole("combobox", { name: "SMS: Available" }), "No");
  await user.selectOptions(screen.getByRole("combobox", { name: "Call recording: Basis" }), "Basis: not set");
  await user.click(screen.getByRole("button", { name: "Remove Old row" }));
  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "SMS: Available" }));
  expect(latest.value).toEqual({
    call_recording: { available: true, notes: "All plans" },
    sms: { available: false },
  });
  await user.selectOptions(screen.getByRole("combobox", { name: "Call recording: Available" }), "Not known");
  expect(latest.value).toEqual({ call_recording: { notes: "All plans" }, sms: { available: false } });
  await user.selectOptions(screen.getByRole("combobox", { name: "SMS: Available" }), "Not known");
  expect(latest.value).toEqual({ call_recording: { notes: "All plans" } });
});
