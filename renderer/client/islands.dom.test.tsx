import { configure, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { act, useId, useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { serve } from "../../tests/dom";
import { Island } from "../ui/island";
import type { IslandModule } from "./hydrate";
import { startIslands } from "./islands";

// Generous timeout, for busy machines.
configure({ asyncUtilTimeout: 60_000 });

interface CounterProps {
  label: string;
  start: number;
}

function Counter({ label, start }: CounterProps) {
  const id = useId();
  const [count, setCount] = useState(start);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <button id={id} type="button" onClick={() => setCount(count + 1)}>
        {count} calls
      </button>
    </>
  );
}

/** The observed elements, and a function that reports one of them as visible. */
class Observer {
  static current: Observer;
  readonly watched = new Set<Element>();
  constructor(readonly report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    Observer.current = this;
  }
  observe(element: Element): void {
    this.watched.add(element);
  }
  disconnect(): void {
    this.watched.clear();
  }
}

const module = { default: Counter } as unknown as IslandModule;

const counterLoader = vi.fn(() => Promise.resolve(module));
const loaders = {
  "./a/counter.island.tsx": counterLoader,
  "./a/broken.island.tsx": vi.fn(() => Promise.reject<IslandModule>(new Error("offline"))),
};

/** Adds the server-rendered HTML of an island to the document, and starts the runtime. */
function startWith(name: string, when: "visible" | "press" = "visible"): HTMLElement {
  const props = { label: `“Missed” & <lost>`, start: 5 };
  const island = serve(<Island name={name} component={Counter} props={props} when={when} />);
  startIslands(loaders);
  return island;
}

async function show(island: Element, isIntersecting = true): Promise<void> {
  await act(async () => {
    Observer.current.report([{ target: island, isIntersecting }]);
    await vi.dynamicImportSettled();
  });
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("IntersectionObserver", Observer);
  Observer.current = new Observer(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  for (const load of Object.values(loaders)) load.mockClear();
});

describe("an island", () => {
  it("renders completely before it is hydrated", () => {
    expect(startWith("counter").textContent).toBe("“Missed” & <lost>5 calls");
    expect(counterLoader).not.toHaveBeenCalled();
  });

  it("hydrates its HTML without a mismatch when it becomes visible, with the server's props", async () => {
    const island = startWith("counter");
    const button = island.querySelector("button");
    const html = island.innerHTML;
    await show(island);
    await waitFor(() => expect(island.dataset.hydrated).toBe(""));
    expect(island.innerHTML).toBe(html);
    expect(island.querySelector("button"), "the element is the server's").toBe(button);
    await userEvent.click(button as HTMLElement);
    expect(button?.textContent).toBe("6 calls");
    expect(console.error).not.toHaveBeenCalled();
  });

  it("is not loaded after it has been removed from the page", async () => {
    const island = startWith("counter");
    island.remove();
    await userEvent.tab();
    await vi.dynamicImportSettled();
    expect(counterLoader).not.toHaveBeenCalled();
  });

  it("is not loaded while it is out of view, and then loaded once", async () => {
    const island = startWith("counter");
    await show(island, false);
    expect(counterLoader).not.toHaveBeenCalled();
    expect(Observer.current.watched).toContain(island);
    await show(island);
    await show(island);
    expect(counterLoader).toHaveBeenCalledTimes(1);
  });

  it("is loaded once with the first Tab, before the focus can pass it", async () => {
    const island = startWith("counter");
    await userEvent.keyboard("a");
    expect(counterLoader).not.toHaveBeenCalled();
    await act(() => userEvent.keyboard("{Tab}"));
    await act(() => waitFor(() => expect(island.dataset.hydrated).toBe("")));
    counterLoader.mockClear();
    await act(() => userEvent.keyboard("{Tab}"));
    expect(counterLoader).not.toHaveBeenCalled();
  });
});

describe("an island with the press trigger", () => {
  it("is not loaded until it is pressed, in view or not", () => {
    const island = startWith("counter", "press");
    expect(Observer.current.watched).not.toContain(island);
    expect(counterLoader).not.toHaveBeenCalled();
  });

  it("repeats a click from before hydration once", async () => {
    const island = startWith("counter", "press");
    const button = island.querySelector("button");
    await act(async () => {
      button?.click();
      await vi.dynamicImportSettled();
    });
    expect(island.dataset.hydrated).toBe("");
    expect(island.ariaBusy, "the waiting is over").toBeNull();
    expect(button?.textContent).toBe("6 calls");
    await act(() => userEvent.click(button as HTMLElement));
    expect(button?.textContent).toBe("7 calls");
    expect(counterLoader).toHaveBeenCalledTimes(1);
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each(["{Enter}", " "])("handles the key %o too", async (key) => {
    const island = startWith("counter", "press");
    const button = island.querySelector("button");
    button?.focus();
    await act(() => userEvent.keyboard(key));
    await act(() => waitFor(() => expect(button?.textContent).toBe("6 calls")));
  });

  it("is loaded on focus without a click", async () => {
    const island = startWith("counter", "press");
    island.querySelector("button")?.focus();
    await act(() => waitFor(() => expect(island.dataset.hydrated).toBe("")));
    expect(island.querySelector("button")?.textContent).toBe("5 calls");
  });

  it("retries on the next click after loading failed", async () => {
    counterLoader.mockImplementationOnce(() => Promise.reject(new Error("offline")));
    const island = startWith("counter", "press");
    const button = island.querySelector("button");
    button?.click();
    expect(island.ariaBusy).toBe("true");
    await act(() => waitFor(() => expect(console.error).toHaveBeenCalledTimes(1)));
    button?.click();
    await act(() => waitFor(() => expect(button?.textContent).toBe("6 calls")));
  });
});

describe("an island that cannot start", () => {
  it.each([
    ["unheard-of", "no such file"],
    ["broken", "offline"],
  ])("%s logs the error and keeps its HTML", async (name, reason) => {
    const island = startWith(name);
    const html = island.innerHTML;
    await show(island);
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith(`${name} did not start:`, new Error(reason)),
    );
    expect(island.innerHTML).toBe(html);
    expect(island.dataset.hydrated).toBeUndefined();
    const message = island.previousElementSibling;
    expect(message?.role ?? message?.getAttribute("role")).toBe("alert");
    await waitFor(() => expect(message?.textContent).toMatch(/didn’t load\. Reload the page/));
  });

  it("does not prevent other islands from starting", async () => {
    const broken = startWith("broken");
    const good = broken.cloneNode(true) as HTMLElement;
    good.dataset.island = "counter";
    document.body.append(good);
    startIslands(loaders);
    await show(broken);
    await show(good);
    await waitFor(() => expect(good.dataset.hydrated).toBe(""));
  });
});
