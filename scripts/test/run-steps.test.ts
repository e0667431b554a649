import { describe, expect, it } from "vitest";
import { runSteps } from "./run-steps";
import type { Step } from "./steps";

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, command: ["true"], ...more });

/** Runs steps that end in the order given by `turns`, and notes what ran beside what. */
async function follow(steps: Step[], { cores = 2, failing = [] as string[] } = {}) {
  const log: string[] = [];
  const running = new Set<string>();
  const results = await runSteps(steps, {
    cores,
    now: () => 0,
    run: async ({ name }, isAlone) => {
      running.add(name);
      log.push([...running].join(" + ") + (isAlone ? ", alone" : ""));
      // The order of microtasks: each step ends before one that began after it.
      await Promise.resolve();
      running.delete(name);
      return !failing.includes(name);
    },
  });
  return { log, results };
}

describe("running steps", () => {
  it("fills the cores with what is ready, in order", async () => {
    const { log } = await follow([step("a"), step("b"), step("c")]);
    expect(log).toEqual(["a", "a + b", "c"]);
  });

  it("runs what uses all cores by itself", async () => {
    const { log } = await follow([step("a"), step("all", { cores: "all" }), step("b")]);
    expect(log).toEqual(["a", "a + b", "all, alone"]);
  });

  it("takes no core for what mostly waits", async () => {
    const { log } = await follow([step("download", { cores: 0 }), step("a"), step("b"), step("c")]);
    expect(log).toEqual(["download", "download + a", "download + a + b", "c"]);
  });

  it("waits for what a step needs", async () => {
    const { log } = await follow([step("late", { needs: ["early"] }), step("early")]);
    expect(log).toEqual(["early", "late"]);
  });

  it("does not run what needs a failed step, nor what needs that", async () => {
    const steps = [
      step("build"),
      step("html", { needs: ["build"] }),
      step("more", { needs: ["html"] }),
      step("x"),
    ];
    const { log, results } = await follow(steps, { failing: ["build"] });
    expect(log).toEqual(["build", "build + x"]);
    expect(results).toEqual([
      { name: "build", passed: false, seconds: 0 },
      { name: "html", passed: false, seconds: 0, missing: "build" },
      { name: "more", passed: false, seconds: 0, missing: "html" },
      { name: "x", passed: true, seconds: 0 },
    ]);
  });

  it("refuses steps that wait for each other", async () => {
    await expect(follow([step("a", { needs: ["b"] }), step("b", { needs: ["a"] })])).rejects.toThrow(
      "These steps wait for each other: a, b.",
    );
  });
});
