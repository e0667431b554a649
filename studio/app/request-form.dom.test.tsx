import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { FileEntry } from "../api";
import { inSite } from "./in-editor.fixture";
import { RequestForm } from "./request-form";

it("waits for the callback after a response, so that a second click is ignored", async () => {
  const fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal("fetch", fetched);
  let finish = () => {};
  const following = new Promise<void>((resolve) => {
    finish = resolve;
  });
  render(<RequestForm call="POST sentences" button="Accept" onSuccess={() => following} />);
  const button = screen.getByRole("button");
  act(() => button.click());
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  act(() => button.click());
  expect(fetch).toHaveBeenCalledOnce();
  expect(button.textContent).toBe("One moment …");
  finish();
  await waitFor(() => expect(button.textContent).toBe("Accept"));
});

it("names a file in the message of a failure as the list of pages does", async () => {
  const message = "There is a page /pricing already: pages/pricing.json.";
  vi.stubGlobal("fetch", async () => Response.json({ message }, { status: 409 }));
  const files = [
    { file: "pages/pricing.json", name: "Pricing", route: "/pricing", stayReason: "" } as FileEntry,
  ];
  render(inSite(<RequestForm call="POST pages" button="Create page" onSuccess={() => {}} />, { files }));
  act(() => screen.getByRole("button").click());
  expect(await screen.findByText("There is a page /pricing already: Pricing (/pricing).")).toBeTruthy();
});
