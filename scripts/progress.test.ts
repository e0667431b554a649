import { describe, expect, it } from "vitest";
import { progress } from "./progress";

function harness(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const stream = { isTTY, write: (text: string) => written.push(text) > 0 };
  return { written, options: { stream, now: () => time }, wait: (ms: number) => (time += ms) };
}

describe("on a terminal", () => {
  it("rewrites one line and ends it with the last unit", () => {
    const { written, options, wait } = harness(true);
    const tick = progress("Pages", 2, options);
    wait(1500);
    tick();
    wait(500);
    tick();
    expect(written).toEqual([
      "\r\x1b[KPages: 0 of 2, 0.0 s",
      "\r\x1b[KPages: 1 of 2, 1.5 s",
      "\r\x1b[KPages: 2 of 2, 2.0 s",
      "\n",
    ]);
  });

  it("ends the line once when the work stops early", () => {
    const { written, options } = harness(true);
    const tick = progress("Pages", 5, options);
    tick.stop();
    tick.stop();
    tick();
    expect(written.slice(1)).toEqual(["\n"]);
  });
});

describe("without a terminal", () => {
  it("prints the start, each tenth and the end, without control characters", () => {
    const { written, options } = harness(false);
    const tick = progress("Pages", 300, options);
    for (let page = 0; page < 300; page++) tick();
    expect(written).toHaveLength(11);
    expect(written[0]).toBe("Pages: 0 of 300, 0.0 s\n");
    expect(written[1]).toBe("Pages: 30 of 300, 0.0 s\n");
    expect(written.at(-1)).toBe("Pages: 300 of 300, 0.0 s\n");
  });

  it("prints the end of a total that is not divisible by ten", () => {
    const { written, options } = harness(false);
    const tick = progress("Pages", 3018, options);
    for (let page = 0; page < 3018; page++) tick();
    expect(written).toHaveLength(11);
    expect(written.at(-1)).toBe("Pages: 3018 of 3018, 0.0 s\n");
  });

  it("prints one line when there is nothing to do", () => {
    const { written, options } = harness(false);
    progress("Pages", 0, options)();
    expect(written).toEqual(["Pages: 0 of 0, 0.0 s\n"]);
  });
});
