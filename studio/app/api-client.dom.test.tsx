import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useQuery } from "./api-client";

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
