import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useAnswer } from "./server";

it("keeps the last answer where the next one fails, so that nobody loses the page that is worked on", async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal("fetch", fetched);
  fetched.mockResolvedValueOnce(Response.json(["all pages"]));
  const { result } = renderHook(() => useAnswer<string[]>("GET offers"));
  await waitFor(() => expect(result.current.answer).toEqual(["all pages"]));
  fetched.mockResolvedValueOnce(Response.json({ message: "No answer." }, { status: 500 }));
  act(() => result.current.again());
  await waitFor(() => expect(result.current.failed).toBe("No answer."));
  expect(result.current.answer).toEqual(["all pages"]);
  fetched.mockResolvedValueOnce(Response.json(["one more page"]));
  act(() => result.current.again());
  await waitFor(() => expect(result.current.answer).toEqual(["one more page"]));
  expect(result.current.failed).toBeUndefined();
});
