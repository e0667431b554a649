import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { runSteps } from "./run-steps";
import type { Step } from "./steps";

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, command: ["true"], ...more });

/** Runs steps, of which the slow ones end after all others, and logs which of them ran in parallel. */
async function follow(steps: Step[], { cores = 2, failing = [] as string[], slow = [] as string[] } = {}) {
  const log: string[] = [];
  const running = new Set<string>();
  const results = await runSteps(steps, cores, async ({ name }) => {
    running.add(name);
    log.push([...running].join(" + "));
    // Microtask order: each step ends before one that started after it.
    await (slow.includes(name) ? setImmediate() : Promise.resolve());
    running.delete(name);
    return { passed: !failing.includes(name), output: "" };
  });
  return { log, results };
}

describe("running steps", () => {
  it("fills the cores with ready steps, in order", async () => {
    const { log } = await follow([step("a"), step("b"), step("c")]);
    expect(log).toEqual(["a", "a + b", "c"]);
  });

  it("starts a step that uses all cores as soon as no other step waits for a core, and one at a time", async () => {
    const long = [step("all", { cores: "all" }), step("too", { cores: "all" })];
    const { log } = await follow([step("a"), ...long, step("b"), step("c")], { slow: ["c"] });
    expect(log).toEqual(["a", "a + b", "c", "c + all", "c + too"]);
  });

  it("reserves no core for a step that takes what others leave", async () => {
    const { log } = await follow([step("download", { cores: 0 }), step("a"), step("b"), step("c")]);
    expect(log).toEqual(["download", "download + a", "download + a + b", "c"]);
  });

  it("waits for the dependencies of a step", async () => {
    const { log } = await follow([step("early"), step("late", { needs: ["early"] })]);
    expect(log).toEqual(["early", "late"]);
  });

  it("skips the steps that depend on a failed one, directly or indirectly", async () => {
    const steps = [
      step("build"),
      step("html", { needs: ["build"] }),
      step("more", { needs: ["html"] }),
      step("x"),
    ];
    const { log, results } = await follow(steps, { failing: ["build"] });
    expect(log).toEqual(["build", "x"]);
    expect(results).toMatchObject([
      { name: "build", passed: false },
      { name: "html", passed: false, output: 'Not run, since "build" failed.' },
      { name: "more", passed: false, output: 'Not run, since "html" failed.' },
      { name: "x", passed: true },
    ]);
  });
});
