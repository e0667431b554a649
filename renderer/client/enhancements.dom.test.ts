import { beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../tests/eventually";
import { startEnhancements } from "./enhancements";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const enhancement = (run: (root: HTMLElement) => void) => () => Promise.resolve({ default: run });

it("runs each enhancement on the elements that name it", async () => {
  document.body.innerHTML = '<p data-enhance="count">1</p><p data-enhance="count">2</p><p>3</p>';
  const run = vi.fn();
  startEnhancements({ "./a/count.enhance.ts": enhancement(run) });
  await eventually(() => expect(run).toHaveBeenCalledTimes(2));
  expect(run.mock.calls.map(([root]) => (root as HTMLElement).textContent)).toEqual(["1", "2"]);
  expect(console.error).not.toHaveBeenCalled();
});

it("starts an element once, and elements that are added later", async () => {
  document.body.innerHTML = '<p data-enhance="count">1</p>';
  const run = vi.fn();
  const loaders = { "./a/count.enhance.ts": enhancement(run) };
  startEnhancements(loaders);
  document.body.insertAdjacentHTML("beforeend", '<p data-enhance="count">2</p>');
  startEnhancements(loaders);
  await eventually(() => expect(run).toHaveBeenCalledTimes(2));
  expect(run.mock.calls.map(([root]) => (root as HTMLElement).textContent)).toEqual(["1", "2"]);
});

it("loads no enhancement that no element names", () => {
  document.body.innerHTML = "<p>Plain</p>";
  const load = vi.fn(enhancement(() => {}));
  startEnhancements({ "./a/count.enhance.ts": load });
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ["unheard-of", "no such file"],
  ["offline", "no connection"],
  ["faulty", "no such thing"],
])("logs an enhancement that cannot start (%s) and runs the others", async (name, reason) => {
  document.body.innerHTML = `<p data-enhance="${name}"></p><p data-enhance="good"></p>`;
  const good = vi.fn();
  const faulty = () => {
    throw new Error("no such thing");
  };
  startEnhancements({
    "./a/good.enhance.ts": enhancement(good),
    "./b/offline.enhance.ts": () => Promise.reject(new Error("no connection")),
    "./b/faulty.enhance.ts": enhancement(faulty),
  });
  await eventually(() => expect(good).toHaveBeenCalledTimes(1));
  await eventually(() =>
    expect(console.error).toHaveBeenCalledWith(`${name} did not start:`, new Error(reason)),
  );
});

it("finds the enhancements of blocks by their file names", async () => {
  document.body.innerHTML = '<p data-enhance="demo-modal"></p><p data-enhance="demo-modul"></p>';
  startEnhancements();
  await eventually(() => expect(console.error).toHaveBeenCalledTimes(1));
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toBe("demo-modul did not start:");
});

it("matches a name with the whole file name", async () => {
  document.body.innerHTML = '<p data-enhance="words"></p>';
  const [rotating, folder, own] = [vi.fn(), vi.fn(), vi.fn()];
  startEnhancements({
    "./hero/rotating-words.enhance.ts": enhancement(rotating),
    "./words/more.enhance.ts": enhancement(folder),
    "./hero/words.enhance.ts": enhancement(own),
  });
  await eventually(() => expect(own).toHaveBeenCalledTimes(1));
  expect([rotating, folder].map(({ mock }) => mock.calls)).toEqual([[], []]);
});
