import { EventEmitter } from "node:events";
import { getPriority } from "node:os";
import { expect, it, vi } from "vitest";
import { Programs } from "./programs";
import type { Step } from "./steps";

const step = (code: string): Step => ({ name: "a step", command: [process.execPath, "-e", code] });
const WAITS = step("setTimeout(() => {}, 60_000)");

it("returns whether a program passed, and prints its output at the end", async () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  const programs = new Programs(new EventEmitter());
  expect(await programs.run(step("console.log('one')"))).toEqual({ passed: true, output: "one\n" });
  const failing = step("console.error('two'); process.exit(1)");
  expect(await programs.run(failing)).toEqual({ passed: false, output: "two\n" });
  expect(written).toEqual(["\na step\none\n", "\na step\ntwo\n"]);
});

it("prints the output of a step that uses all cores while it runs", async () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  await new Programs(new EventEmitter()).run({ ...step("console.log('one')"), cores: "all" });
  expect(write.mock.calls).toEqual([["\na step\n"], [Buffer.from("one\n")]]);
});

it("reports a missing program as failed, once", async () => {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const missing: Step = { name: "a step", command: ["/nowhere/program"] };
  expect(await new Programs(new EventEmitter()).run(missing)).toEqual({
    passed: false,
    output: "spawn /nowhere/program ENOENT\n",
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(write.mock.calls).toEqual([["\na step\nspawn /nowhere/program ENOENT\n"]]);
});

it("gives a step without a core of its own what the others leave", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const programs = new Programs(new EventEmitter());
  // The priority is set just after the program has started.
  const priority = step("setTimeout(() => console.log(require('node:os').getPriority()), 100)");
  expect(await programs.run({ ...priority, cores: 0 })).toMatchObject({ output: "19\n" });
  expect(await programs.run(priority)).toMatchObject({ output: `${getPriority()}\n` });
});

it("stops the running program on a signal, and starts no other", async () => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const signals = new EventEmitter();
  const programs = new Programs(signals);
  const waiting = programs.run(WAITS);
  signals.emit("SIGTERM");
  expect(await waiting).toMatchObject({ passed: false });
  expect(await programs.run(step(""))).toMatchObject({ passed: false });
});
