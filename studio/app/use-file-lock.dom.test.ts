import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useFileLock } from "./use-file-lock";

it("takes over the file that the author has chosen, and no other one that is opened after it", async () => {
  const requests: string[] = [];
  const request = async (name: string, { steal = false }: LockOptions, work: () => Promise<void>) => {
    requests.push(`${name}${steal ? ", taken over" : ""}`);
    if (!steal) throw new DOMException("Another window has it.", "AbortError");
    await work();
  };
  vi.stubGlobal("navigator", { locks: { request } });
  const { result, rerender } = renderHook(useFileLock, { initialProps: "pages/fax.json" });
  await waitFor(() => expect(result.current.hasLock).toBe(false));
  act(() => result.current.takeOver());
  await waitFor(() => expect(result.current.hasLock).toBe(true));
  rerender("pages/telex.json");
  expect(result.current.hasLock).toBeUndefined();
  await waitFor(() => expect(result.current.hasLock).toBe(false));
  expect(requests).toEqual([
    "pingo-studio pages/fax.json",
    "pingo-studio pages/fax.json, taken over",
    "pingo-studio pages/telex.json",
  ]);
});
