import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { FileEntry } from "../api";
import { inSite } from "./in-editor.fixture";
import { NewPage } from "./new-page";

// The router's package cannot be loaded in a VM context.
vi.mock("react-router-dom", () => ({ useNavigate: () => () => {} }));

const templates = ["feature", "solution", "blank", "article", "comparison"];
const file = "pages/solutions/law-firms.json";
const copied: Partial<FileEntry> = { file, name: "Law firms", route: "/solutions/law-firms" };

it.each([
  ["Dental practices", undefined, "feature", "/features/dental-practices"],
  ["Dental practices", "solution", "solution", "/solutions/dental-practices"],
  ["Dental practices", "/solutions/law-firms", "/solutions/law-firms", "/solutions/dental-practices"],
  ["Dental practices", "blank", "blank", "/dental-practices"],
  ["/dental", undefined, "feature", "/dental"],
  ["Solutions/Law firms", undefined, "solution", "/solutions/law-firms"],
  ["/blog/fax", undefined, "article", "/blog/fax"],
  ["/features/fax", "article", "article", "/blog/fax"],
  ["/resources/comparisons/acme", undefined, "comparison", "/resources/comparisons/acme"],
  ["/resources/guides", undefined, "feature", "/resources/guides"],
])("creates %j with the choice %j from %s at %s, which it shows", async (written, chosen, from, route) => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ file }));
  vi.stubGlobal("fetch", fetched);
  render(inSite(<NewPage />, { templates, files: [copied as FileEntry], reload: async () => {} }));
  const address = screen.getByRole("textbox", { name: "Address" });
  const beginning = screen.getByRole<HTMLSelectElement>("combobox");
  fireEvent.change(address, { target: { value: written } });
  if (chosen) fireEvent.change(beginning, { target: { value: chosen } });
  expect(beginning.value).toBe(from);
  const hint = document.getElementById(address.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe(written === route ? "" : `It will be at ${route}`);
  act(() => screen.getByRole("button").click());
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({ route, beginning: from });
});
