import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useMutation, useQuery } from "./api-client";

it("keeps the last response if the next request fails, so that the current page stays open", async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  fetched.mockResolvedValueOnce(Response.json(["all pages"]));
  const { result } = renderHook(() => useQuery<string[]>("GET offers"));
  await waitFor(() => expect(result.current.data).toEqual(["all pages"]));
  fetched.mockResolvedValueOnce(Response.json({ message: "No answer." }, { status: 500 }));
  act(() => void result.current.reload());
  await waitFor(() => expect(result.current.error).toBe("No answer."));
  expect(result.current.data).toEqual(["all pages"]);
  fetched.mockResolvedValueOnce(Response.json(["one more page"]));
  act(() => void result.current.reload());
  await waitFor(() => expect(result.current.data).toEqual(["one more page"]));
  expect(result.current.error).toBeUndefined();
});

it("waits for the callback after a response, so that a second click is ignored", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn<typeof fetch>(async () => Response.json({})),
  );
  let finish = () => {};
  const following = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { result } = renderHook(() => useMutation(() => following));
  act(() => void result.current.send("POST sentences", {}));
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await act(() => result.current.send("POST sentences", {}));
  expect(fetch).toHaveBeenCalledOnce();
  expect(result.current.isWaiting).toBe(true);
  finish();
  await waitFor(() => expect(result.current.isWaiting).toBe(false));
});
