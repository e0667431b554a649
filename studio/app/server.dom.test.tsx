import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useAnswer, useCall } from "./server";

it("keeps the last answer where the next one fails, so that nobody loses the page that is worked on", async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  fetched.mockResolvedValueOnce(Response.json(["all pages"]));
  const { result } = renderHook(() => useAnswer<string[]>("GET offers"));
  await waitFor(() => expect(result.current.answer).toEqual(["all pages"]));
  fetched.mockResolvedValueOnce(Response.json({ message: "No answer." }, { status: 500 }));
  act(() => void result.current.again());
  await waitFor(() => expect(result.current.failed).toBe("No answer."));
  expect(result.current.answer).toEqual(["all pages"]);
  fetched.mockResolvedValueOnce(Response.json(["one more page"]));
  act(() => void result.current.again());
  await waitFor(() => expect(result.current.answer).toEqual(["one more page"]));
  expect(result.current.failed).toBeUndefined();
});

it("waits for what follows an answer, so that nobody presses twice meanwhile", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async () => Response.json({})),
  );
  let finish = () => {};
  const following = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { result } = renderHook(() => useCall(() => following));
  act(() => void result.current.send("POST sentences", {}));
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await act(() => result.current.send("POST sentences", {}));
  expect(fetch).toHaveBeenCalledOnce();
  expect(result.current.isWaiting).toBe(true);
  finish();
  await waitFor(() => expect(result.current.isWaiting).toBe(false));
});
