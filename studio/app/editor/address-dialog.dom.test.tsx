import { render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { inEditor } from "../in-editor.fixture";
import { AddressDialog } from "./address-dialog";

// The router's package cannot be loaded in a VM context.
vi.mock("react-router-dom", () => ({ useNavigate: () => () => {} }));

/** Shows the dialog of an unpublished page, and returns its section on removing, once its versions are known. */
async function showRemoval(versions: readonly object[]): Promise<HTMLElement | null> {
  const answer = vi.fn<typeof fetch>(async () => Response.json(versions));
  vi.stubGlobal("fetch", answer);
  const entry = { file: "pages/features/_fax.json", route: "/features/fax", isPublished: false };
  const editor = { entry, site: { files: [] }, isChanged: false };
  render(inEditor(<AddressDialog />, editor));
  await waitFor(() => expect(answer).toHaveReturned());
  expect(String(answer.mock.calls[0]?.[0])).toContain("versions?name=pages%2Ffeatures%2F_fax.json");
  return screen.getByRole("button", { name: "Remove page" }).closest("form");
}

it("says before a page is removed that there is no copy of it, if it was never submitted", async () => {
  const removal = await showRemoval([]);
  await waitFor(() => expect(removal?.textContent).toContain("only until you submit your changes"));
  screen.getByRole("checkbox", { description: /never been submitted/ });
});

it("does not say so of a page that was submitted", async () => {
  const removal = await showRemoval([
    { commit: "a", date: "2026-11-01 10:00", author: "Ann", title: "Add it" },
  ]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(removal?.textContent).not.toContain("brought back");
});

it("promises a redirect only to visitors who may know a published page", () => {
  vi.stubGlobal("fetch", async () => Response.json([]));
  const entry = { file: "pages/features/fax.json", route: "/features/fax", isPublished: true };
  render(inEditor(<AddressDialog />, { entry, site: { files: [] }, isChanged: false }));
  expect(screen.getByRole("status").textContent).toBe(
    "Links to the page are updated. If visitors may know its old address, they are redirected.",
  );
});
