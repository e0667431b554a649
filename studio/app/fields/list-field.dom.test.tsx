import { cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { renderField } from "./render-field.fixture";

afterEach(cleanup);

const SCHEMA = { title: "Proof", type: "array", maxItems: 3, items: { title: "Fact", type: "string" } };

it("makes an entry of each pasted line, without its bullet, even if there are too many", () => {
  const { latest } = renderField({ schema: SCHEMA, value: ["", "No contract"] });
  const clipboardData = { getData: () => "• Free trial\n2. No card\n\n- Cancel at any time" };
  fireEvent.paste(screen.getByRole("textbox", { name: "Fact 1" }), { clipboardData });
  expect(latest.value).toEqual(["Free trial", "No card", "Cancel at any time", "No contract"]);
  expect(screen.queryByRole("button", { name: "Add fact" })).toBeNull();
});

it("keeps the focus on the button of an entry that has reached the end of its list", async () => {
  const user = userEvent.setup();
  const { latest } = renderField({ schema: SCHEMA, value: ["No contract", "No card"] });
  screen.getByRole("button", { name: "Move Fact 1 down" }).focus();
  await user.keyboard("{Enter}{Enter}");
  expect(latest.value).toEqual(["No card", "No contract"]);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Fact 2 down" }));
});
