import { act, renderHook, waitFor } from "@testing-library/react";
import { type ReactNode, useMemo } from "react";
import { expect, it, vi } from "vitest";
import { type FileEntry, STUDIO_PATH, TOKEN_HEADER } from "../api";
import { callApi, useQuery } from "./api-client";
import { inSite } from "./in-editor.fixture";

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

it("shows the response to the latest request, even if an earlier one takes longer", async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((resolve) => answers.push(resolve)));
  const { result } = renderHook(() => useQuery<string>("GET offers"));
  await waitFor(() => expect(answers).toHaveLength(1));
  const reloaded = result.current.reload();
  const answerSecond = () => answers[1]?.(Response.json("after"));
  await new Promise((resolve) => setTimeout(resolve));
  answerSecond();
  answers[0]?.(Response.json("before"));
  await waitFor(() => expect(answers).toHaveLength(2));
  answerSecond();
  await act(() => reloaded);
  expect(result.current.data).toBe("after");
});

it("sends what changes during a request once, after the delay", async () => {
  vi.useFakeTimers();
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return new Promise<Response>((resolve) => answers.push(() => resolve(Response.json({}))));
  });
  const query = (text: string) =>
    useQuery(
      "POST verdict",
      useMemo(() => ({ text }), [text]),
      250,
    );
  const { rerender } = renderHook(query, { initialProps: "first" });
  await act(() => vi.advanceTimersByTimeAsync(250));
  rerender("second");
  answers[0]?.();
  await act(() => vi.advanceTimersByTimeAsync(249));
  expect(sent).toEqual([{ text: "first" }]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  answers[1]?.();
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(sent).toEqual([{ text: "first" }, { text: "second" }]);
});

it("names a file in an error as the list of pages does", async () => {
  const message = "data/site.json cannot be read.";
  vi.stubGlobal("fetch", async () => Response.json({ message }, { status: 422 }));
  const files = [{ file: "data/site.json", name: "Name, email and accounts" } as FileEntry];
  const wrapper = ({ children }: { children: ReactNode }) => inSite(children, { files });
  const { result } = renderHook(() => useQuery("GET file"), { wrapper });
  await waitFor(() => expect(result.current.error).toBe("Name, email and accounts cannot be read."));
});

it("goes on after a restart of the server, with its new token", async () => {
  document.head.innerHTML = '<meta name="studio-token" content="old">';
  const tokens: (string | null)[] = [];
  vi.stubGlobal("fetch", async (address: string, { headers }: RequestInit = {}) => {
    if (address === STUDIO_PATH) return new Response('<meta name="studio-token" content="n-e_w">');
    tokens.push(new Headers(headers).get(TOKEN_HEADER));
    return Response.json({ file: "new" }, { status: tokens.at(-1) === "old" ? 401 : 200 });
  });
  await expect(callApi("POST pages", {})).resolves.toEqual({ file: "new" });
  expect(tokens).toEqual(["old", "n-e_w"]);
});

it.each(["focus", "online"])("loads again what has failed, on %s", async (event) => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new Error("offline"));
  vi.stubGlobal(
    "fetch",
    fetched.mockImplementation(async () => Response.json(["all pages"])),
  );
  const { result } = renderHook(() => useQuery<string[]>("GET offers"));
  await waitFor(() => expect(result.current.error).toContain("The studio has stopped"));
  act(() => void dispatchEvent(new Event(event)));
  await waitFor(() => expect(result.current.data).toEqual(["all pages"]));
  act(() => void dispatchEvent(new Event(event)));
  expect(fetched).toHaveBeenCalledTimes(2);
});
