import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
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
