import { type ChildProcess, spawn } from "node:child_process";
import type { EventEmitter } from "node:events";
import { constants, setPriority } from "node:os";
import type { Outcome } from "./run-steps";
import type { Step } from "./steps";

/** Runs the programs of steps. When this process is told to end, running programs get the signal and no other starts. */
export class Programs {
  readonly #running = new Set<ChildProcess>();
  #isStopped = false;

  /** @param signals emitter of the signals to this process */
  constructor(signals: Pick<EventEmitter, "once"> = process) {
    const stop = () => {
      this.#isStopped = true;
    };
    // Ctrl+C reaches the programs too; on a second signal they would leave their child processes behind.
    signals.once("SIGINT", stop);
    signals.once("SIGTERM", () => {
      stop();
      // Playwright stops its server only on this signal.
      for (const child of this.#running) child.kill("SIGINT");
    });
  }

  /**
   * Runs a program; it passes if it exits with 0. Its output is printed when it ends; that of a step which uses all cores,
   * while it runs. A step without a core of its own runs with the lowest priority.
   */
  run({ name, command: [program, ...args], cores }: Step): Promise<Outcome> {
    if (this.#isStopped) return Promise.resolve({ passed: false, output: "" });
    const print = (text: string | Buffer) => process.stdout.write(text);
    const chunks: Buffer[] = [];
    const isLong = cores === "all";
    if (isLong) print(`\n${name}\n`);
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) },
    });
    if (cores === 0 && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    this.#running.add(child);
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (isLong) print(chunk);
      });
    // A program that cannot be started has no other output; it ends, too.
    child.on("error", ({ message }) => chunks.push(Buffer.from(`${message}\n`)));
    return new Promise((resolve) => {
      child.on("close", (code) => {
        this.#running.delete(child);
        const output = Buffer.concat(chunks).toString();
        if (!isLong) print(`\n${name}\n${output}`);
        resolve({ passed: code === 0, output });
      });
    });
  }
}
