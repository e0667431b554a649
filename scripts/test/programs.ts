import { type ChildProcess, spawn } from "node:child_process";
import type { EventEmitter } from "node:events";
import { BROWSER_TIMES, type Step } from "./steps";

/** Runs the programs of steps until this one is to end: those that run are told, and no other begins. */
export class Programs {
  readonly #running = new Set<ChildProcess>();
  #isStopped = false;

  /** @param signals what hears of a signal to this process */
  constructor(signals: Pick<EventEmitter, "once"> = process) {
    const stop = () => {
      this.#isStopped = true;
    };
    // Ctrl+C reaches the programs too; on a second one they would leave behind what they have started.
    signals.once("SIGINT", stop);
    signals.once("SIGTERM", () => {
      stop();
      // Playwright stops its server on this signal alone.
      for (const child of this.#running) child.kill("SIGINT");
    });
  }

  /** True when it exits with 0. Beside others its output is held back until it ends. */
  run({ name, command: [program, ...args] }: Step, isAlone: boolean): Promise<boolean> {
    if (this.#isStopped) return Promise.resolve(false);
    if (isAlone) console.log(`\n${name}`);
    const child = spawn(program, args, {
      stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_TIMES },
    });
    this.#running.add(child);
    const output: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => output.push(chunk));
    return new Promise((resolve) => {
      const end = (passed: boolean) => {
        this.#running.delete(child);
        if (!isAlone) process.stdout.write(`\n${name}\n${Buffer.concat(output).toString()}`);
        resolve(passed);
      };
      child.on("error", (error) => {
        console.error(error.message);
        end(false);
      });
      child.on("close", (code) => end(code === 0));
    });
  }
}
