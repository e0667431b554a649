import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { INERT_ACTION } from "../../api";
import { renderField } from "./render-field.fixture";

afterEach(cleanup);

it("says at a button that it does nothing, without calling it a fault", () => {
  const message = "The button does nothing when visitors click it.";
  const inert = { path: ["field"], rule: INERT_ACTION, severity: "notice", where: "", message } as const;
  renderField({
    schema: { title: "What it does", enum: ["signup", "none"] },
    value: "none",
    editor: { inertButtons: [{ ...inert, path: [...inert.path] }] },
  });
  const choice = screen.getByRole("combobox", { name: "What it does" });
  expect(document.getElementById(choice.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
    `${message} Choose what it does instead`,
  );
  expect(choice.hasAttribute("aria-invalid")).toBe(false);
});
