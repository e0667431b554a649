import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useFileLock } from "./use-file-lock";

it("takes a file over from another window only if the author wants it", async () => {
  const requests: string[] = [];
  const request = async (name: string, { steal = false }: LockOptions, work: () => Promise<void>) => {
    requests.push(`${name}${steal ? ", taken over" : ""}`);
    if (!steal) throw new DOMException("Another window has it.", "AbortError");
    await work();
  };
  vi.stubGlobal("navigator", { locks: { request } });
  const { result } = renderHook(() => useFileLock("pages/fax.json"));
  await waitFor(() => expect(result.current.hasLock).toBe(false));
  act(() => result.current.takeOver());
  await waitFor(() => expect(result.current.hasLock).toBe(true));
  expect(requests).toEqual(["pingo-studio pages/fax.json", "pingo-studio pages/fax.json, taken over"]);
});
