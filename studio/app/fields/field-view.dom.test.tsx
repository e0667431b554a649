import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderField } from "./render-field.fixture";

it("says at a button that it does nothing, without calling it a fault", () => {
  const message = "The button does nothing when visitors click it.";
  const inert = { rule: "inert-action", severity: "notice", where: "", message } as const;
  renderField({
    schema: { title: "What it does", enum: ["signup", "none"] },
    value: "none",
    editor: { findings: [{ ...inert, path: ["field"] }] },
  });
  const choice = screen.getByRole("combobox", { name: "What it does" });
  expect(document.getElementById(choice.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
    message,
  );
  expect(choice.hasAttribute("aria-invalid")).toBe(false);
});

it("offers the correction of a text only while the text is as it was checked", () => {
  const path = ["field"];
  const finding = { path, rule: "word", severity: "error", where: "", message: "Not how we write." } as const;
  const editor = { findings: [{ ...finding, path, edits: [{ value: "someone" }] }] };
  const verdict = (isCurrent: boolean) => ({ isCurrent, reload: async () => {} });
  const setup = { schema: { title: "Who", enum: ["somebody", "someone"] }, value: "somebody" };
  const { latest, update } = renderField({ ...setup, editor: { ...editor, verdict: verdict(false) } });
  const button = screen.getByRole("button", { name: "Do that" });
  act(() => button.click());
  expect(latest.value).toBe("somebody");
  update({ editor: { ...editor, verdict: verdict(true) } });
  act(() => button.click());
  expect(latest.value).toBe("someone");
});

it("hides a fault from the change of its value to the next verdict", () => {
  const finding = {
    path: ["field"],
    rule: "empty",
    severity: "error",
    where: "",
    message: "Empty.",
  } as const;
  const verdict = (field: string) => ({
    ...{ isCurrent: false, reload: async () => {} },
    sent: { file: "data/posts/one.json", content: { field } },
  });
  const editor = { findings: [finding], verdict: verdict("") };
  const setup = { schema: { title: "Author", enum: ["omar"] }, value: "" };
  const { replace, update } = renderField({ ...setup, editor });
  const author = screen.getByRole("combobox", { name: "Author" });
  expect(author.hasAttribute("aria-invalid")).toBe(true);
  replace("omar");
  expect(author.hasAttribute("aria-invalid")).toBe(false);
  expect(screen.queryByText("Empty.")).toBeNull();
  update({ editor: { ...editor, verdict: verdict("omar") } });
  expect(author.hasAttribute("aria-invalid")).toBe(true);
});
