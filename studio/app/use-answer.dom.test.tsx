import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ask } from "./server";
import { useAnswer } from "./use-answer";

vi.mock("./server", () => ({ ask: vi.fn() }));

it("keeps the last answer where the next one fails, so that nobody loses the page that is worked on", async () => {
  vi.mocked(ask).mockResolvedValueOnce("all pages").mockRejectedValueOnce(new Error("No answer."));
  const { result } = renderHook(() => useAnswer<string>("GET offers"));
  await waitFor(() => expect(result.current.answer).toBe("all pages"));
  act(() => result.current.again());
  await waitFor(() => expect(result.current.failed).toBe("No answer."));
  expect(result.current.answer).toBe("all pages");
  vi.mocked(ask).mockResolvedValueOnce("one more page");
  act(() => result.current.again());
  await waitFor(() => expect(result.current).toMatchObject({ answer: "one more page", failed: undefined }));
});
