import { cleanup, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { FileEntry, Finding } from "../../api";
import { inEditor } from "../in-editor.fixture";
import { PublishDialog } from "./publish-dialog";

// The router's package cannot be loaded in a VM context.
vi.mock("react-router-dom", () => ({ Link: "a" }));

const finding = (severity: Finding["severity"]): Finding => ({
  ...{ severity, message: "Wrong.", rule: "a-rule", where: "block 1 hero" },
});

function show(findings: readonly Finding[], isCurrent = true, content = {}, error?: string): string {
  const entry: Partial<FileEntry> = { route: "/features/fax" };
  const editor = { entry, findings, verdict: { isCurrent, error }, state: { content } };
  render(inEditor(<PublishDialog />, editor));
  screen.getByRole("button", { name: "Publish page" });
  return screen.queryByRole("status")?.textContent ?? "";
}

it("says how many things still block everybody's submission, which a warning does not", () => {
  expect(show([finding("error"), finding("warning")], true, { title: "[Title]" })).toBe(
    "2 things are still to fix. You can publish the page, but until then nobody can submit anything, on this page or on others.",
  );
});

it("says nothing of a page on which only a warning is left", () => {
  expect(show([finding("warning")])).toBe("");
});

it("asks to save the page first", () => {
  const editor = {
    entry: {},
    findings: [],
    verdict: { isCurrent: true },
    state: { content: {} },
    isChanged: true,
  };
  render(inEditor(<PublishDialog />, editor));
  screen.getByText("Save what you have written, or discard it, first.");
  expect(screen.queryByRole("button", { name: "Publish page" })).toBeNull();
});

it("says that the faults are not known yet", () => {
  expect(show([], false)).toBe("Looking for faults …");
  cleanup();
  expect(show([], false, {}, "The server has stopped.")).toBe("The server has stopped.");
});
