import { act, renderHook, waitFor } from "@testing-library/react";
import { flushSync } from "react-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { readDraft, storeDraft } from "./draft-storage";
import { useFile } from "./use-file";

const onSave = () => {};

const FIRST = { file: "pages/pricing.json", version: "1", content: { title: "Pricing" } };

beforeEach(() => {
  localStorage.clear();
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal("fetch", fetched);
});

it("handles as many consecutive key presses as a slow machine queues", () => {
  const { result } = renderHook(() => useFile(FIRST, "page", onSave));
  // React throws after fifty nested updates.
  const title = "Pricing for teams of up to five people. ".repeat(3);
  for (let length = 1; length <= title.length; length += 1)
    flushSync(() =>
      result.current.dispatch({
        kind: "write",
        content: { title: title.slice(0, length) },
        place: "title",
        at: length,
      }),
    );
  expect(result.current.state.content).toEqual({ title });
});

it("reports a rejected save until the next edit", async () => {
  const refusal = Response.json({ message: "The disk is full." }, { status: 500 });
  vi.mocked(fetch).mockImplementation(async (_, init) =>
    init?.method === "PUT" ? refusal : Response.json({}),
  );
  const { result } = renderHook(() => useFile(FIRST, "page", onSave));
  await act(() => result.current.save());
  expect(result.current.status).toMatchObject({ kind: "failed", message: "The disk is full." });
  act(() => result.current.dispatch({ kind: "write", content: { title: "Prices" }, place: "title", at: 1 }));
  await waitFor(() => expect(result.current.status).toEqual({ kind: "idle" }));
});

it("warns that a browser without storage loses the draft, and keeps it in this window", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  });
  const isAskedToStay = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  const { result, unmount } = renderHook(() => useFile(FIRST, "page", onSave));
  const write = (title: string) =>
    act(() => result.current.dispatch({ kind: "write", content: { title }, place: "title", at: 1 }));
  expect(result.current.isAtRisk).toBe(false);
  expect(isAskedToStay()).toBe(false);
  write("Prices");
  expect(result.current.isAtRisk).toBe(true);
  expect(isAskedToStay()).toBe(true);
  unmount();
  expect(isAskedToStay()).toBe(false);
  expect(readDraft(FIRST.file)?.content).toEqual({ title: "Prices" });
  full.mockRestore();
  expect(storeDraft(FIRST.file, undefined)).toBe(true);
  expect(readDraft(FIRST.file)).toBeUndefined();
});

it("shows the preview and the verdict after a save if the server had not answered", async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError("Failed to fetch"));
  const { result } = renderHook(() => useFile(FIRST, "page", onSave));
  await waitFor(() => expect(result.current.preview.error).toContain("The studio has stopped"));
  await waitFor(() => expect(result.current.verdict.error).toContain("The studio has stopped"));
  vi.mocked(fetch).mockImplementation(async () => Response.json(FIRST));
  await act(() => result.current.save());
  await waitFor(() => expect(result.current.preview.error).toBeUndefined());
  await waitFor(() => expect(result.current.verdict.error).toBeUndefined());
});

it("saves again what was written during a save", async () => {
  const answers: ((response: Response) => void)[] = [];
  const sent: string[] = [];
  vi.stubGlobal("fetch", (_: string, { method, body }: RequestInit) => {
    if (method !== "PUT") return Promise.resolve(Response.json({}));
    sent.push(String(body));
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  const { result } = renderHook(() => useFile(FIRST, "page", onSave));
  const write = (title: string) =>
    act(() => result.current.dispatch({ kind: "write", content: { title }, place: "title", at: 1 }));
  const save = () => act(() => void result.current.save());
  const answer = (version: string, title: string) =>
    act(async () => answers.shift()?.(Response.json({ ...FIRST, version, content: { title } })));
  write("Prices");
  save();
  write("Prices today");
  save();
  expect(sent).toHaveLength(1);
  await answer("2", "Prices");
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(JSON.parse(sent[1] ?? "")).toMatchObject({ version: "2", content: { title: "Prices today" } });
  await answer("3", "Prices today");
  expect(result.current).toMatchObject({ isChanged: false, status: { kind: "idle" } });
  expect(sent).toHaveLength(2);
});

it("opens what was saved after its editor had been left", async () => {
  const draft = { version: "1", content: { title: "Prices" } };
  localStorage.setItem(`pingo-studio ${FIRST.file}`, JSON.stringify(draft));
  const now = { ...FIRST, version: "2", content: draft.content };
  const { result } = renderHook(() => useFile(now, "page", onSave));
  expect(result.current).toMatchObject({ isChanged: false, status: { kind: "idle" } });
  expect(result.current.state.notice).toBeUndefined();
  vi.mocked(fetch).mockImplementation(async () => Response.json(now));
  await act(() => result.current.save());
  const put = vi.mocked(fetch).mock.calls.find(([, init]) => init?.method === "PUT");
  expect(JSON.parse(String(put?.[1]?.body))).toMatchObject({ version: "2" });
});

it.each([
  ["nothing", "Prices", undefined],
  ["what was written since", "Prices today", { version: "2", content: { title: "Prices today" } }],
])("stores %s of an editor that is left during a save", async (_, last, stored) => {
  let answer: (response: Response) => void = () => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal("fetch", (_: string, { method }: RequestInit) =>
    method === "PUT" ? answered : Promise.resolve(Response.json({})),
  );
  const { result, unmount } = renderHook(() => useFile(FIRST, "page", onSave));
  const write = (title: string) =>
    act(() => result.current.dispatch({ kind: "write", content: { title }, place: "title", at: 1 }));
  write("Prices");
  let saving: Promise<void> | undefined;
  act(() => {
    saving = result.current.save();
  });
  write(last);
  unmount();
  answer(Response.json({ ...FIRST, version: "2", content: { title: "Prices" } }));
  await saving;
  expect(readDraft(FIRST.file)).toEqual(stored);
});

it("undoes the steps of an unpublished page after it has been published", () => {
  const file = { file: "pages/_fax.json", version: "1", content: { title: "Fax" } };
  const { result: before, unmount } = renderHook(() => useFile(file, "page", onSave));
  const content = { title: "Faxes" };
  act(() => before.current.dispatch({ kind: "write", content, place: "title", at: 1 }));
  unmount();
  const { result: after } = renderHook(() =>
    useFile({ ...file, file: "pages/fax.json", content }, "page", onSave),
  );
  act(() => after.current.dispatch({ kind: "undo" }));
  expect(after.current.state.content).toEqual(file.content);
});

/** Opens a file, and returns its editor and a function that returns to the window after the file has changed on disk. */
function openThenReturn() {
  const theirs = { ...FIRST, version: "2", content: { title: "Prices of today" } };
  let onDisk = FIRST;
  vi.mocked(fetch).mockImplementation(async () => Response.json(onDisk));
  const { result } = renderHook(() => useFile(FIRST, "page", onSave));
  const comeBack = () => act(async () => void window.dispatchEvent(new Event("focus")));
  const changeAndComeBack = () => {
    onDisk = theirs;
    return comeBack();
  };
  return { result, theirs, comeBack, changeAndComeBack };
}

it("shows a change from elsewhere when the author returns to the window", async () => {
  const { result, theirs, comeBack, changeAndComeBack } = openThenReturn();
  await comeBack();
  expect(result.current.state.notice).toBeUndefined();
  await changeAndComeBack();
  await waitFor(() => expect(result.current.state.content).toEqual(theirs.content));
  expect(result.current).toMatchObject({ isChanged: false, status: { kind: "idle" } });
  expect(result.current.state.notice).toContain("changed elsewhere");
});

it("does not replace the content behind an open dialog, which would write what it was before", async () => {
  const { result, theirs, comeBack, changeAndComeBack } = openThenReturn();
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.open = true;
  await changeAndComeBack();
  const asked = () => vi.mocked(fetch).mock.calls.map(([address]) => String(address));
  await waitFor(() => expect(asked()).toContainEqual(expect.stringContaining("api/file")));
  expect(result.current.state.content).toEqual(FIRST.content);
  dialog.remove();
  await comeBack();
  await waitFor(() => expect(result.current.state.content).toEqual(theirs.content));
});

it("asks which version to keep when the author returns to the window with unsaved changes", async () => {
  const { result, theirs, changeAndComeBack } = openThenReturn();
  const mine = { title: "My prices" };
  act(() => result.current.dispatch({ kind: "write", content: mine, place: "title", at: 1 }));
  await changeAndComeBack();
  await waitFor(() => expect(result.current.status).toEqual({ kind: "conflict", theirs }));
  expect(result.current.state.content).toEqual(mine);
});

it("takes what it finds as saved if it is the draft: the server has stopped after writing it", async () => {
  const { result, theirs, changeAndComeBack } = openThenReturn();
  act(() => result.current.dispatch({ kind: "write", content: theirs.content, place: "title", at: 1 }));
  await changeAndComeBack();
  await waitFor(() => expect(result.current.isChanged).toBe(false));
  expect(result.current).toMatchObject({ saved: theirs, status: { kind: "idle" } });
});

it("does not know the version that an older stored draft is based on", () => {
  storeDraft(FIRST.file, { version: "0", content: { title: "My prices" } });
  const { result } = renderHook(() => useFile(FIRST, "page", onSave));
  expect(result.current).toMatchObject({ isBaseKnown: false, status: { kind: "conflict" } });
  act(() => result.current.resetTo({ ...FIRST, version: "2" }));
  expect(result.current).toMatchObject({ isBaseKnown: true, status: { kind: "idle" } });
});

it("says that an earlier draft is here until something else is done", () => {
  storeDraft(FIRST.file, { version: "1", content: { title: "My prices" } });
  const { result } = renderHook(() => useFile(FIRST, "page", onSave));
  expect(result.current.state.notice).toBe("What you had not saved last time is here.");
  act(() => result.current.resetTo(result.current.saved));
  act(() => result.current.dispatch({ kind: "write", content: { title: "Prices" }, place: "title", at: 1 }));
  expect(result.current).toMatchObject({ isChanged: true, state: { content: { title: "Prices" } } });
  expect(result.current.state.notice).toBeUndefined();
});
