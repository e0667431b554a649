import { type ChildProcess, fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { RUN_FILE } from "../command/run-file";
import type { Fault } from "./fault";

/** Where the code and the content lie; the same folder, except when `PINGO_ROOT` names another one for the content. */
export interface Roots {
  code: string;
  content: string;
}

/** A question to the process of the check: for the faults after some saves, or for what the build writes somewhere. */
type Question = { changed: readonly string[] | undefined } | { path: string };

/** A question with the number that its answer has. */
export type Ask = { id: number } & Question;

/** Its answer. */
export interface Reply {
  id: number;
  fault?: Fault | undefined;
  made?: string | Uint8Array | undefined;
  /** Why there is no answer. */
  failed?: string;
}

/** The check in a process of its own: pages are served meanwhile, and the server starts without waiting for it. */
export interface Checker {
  /** As `FaultFinder.find`. */
  findFault(changed?: readonly string[]): Promise<Fault | undefined>;
  /** What the build would write at an address beside the pages; undefined where it writes nothing. */
  makeOutput(path: string): Promise<string | Uint8Array | undefined>;
  /** Ends the process. */
  end(): void;
}

/** One process. What it is asked while it ends, or has not answered by then, fails. */
class CheckProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  #asked = 0;

  constructor({ code, content }: Roots, onEnd: (ended: CheckProcess) => void) {
    this.#child = fork(RUN_FILE, ["dev/check-process", code, content], {
      serialization: "advanced",
    });
    const { pid } = this.#child;
    // Where both want the processor, pages come before verdicts on them.
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    this.#child.on("message", (reply: Reply) => {
      const asked = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (reply.failed === undefined) asked?.resolve(reply);
      else asked?.reject(new Error(reply.failed));
    });
    const lose = () => {
      onEnd(this);
      for (const { reject } of this.#waiting.values())
        reject(new Error("The process of the check has ended."));
      this.#waiting.clear();
    };
    this.#child.once("exit", lose).on("error", lose);
  }

  ask(question: Question): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#asked += 1;
      this.#waiting.set(this.#asked, { resolve, reject });
      this.#child.send({ id: this.#asked, ...question });
    });
  }

  end(): void {
    if (this.#child.connected) this.#child.disconnect();
  }
}

/** Starts the process; where it has ended, the next question starts another, which checks everything. */
export function startChecker(roots: Roots): Checker {
  let running: CheckProcess | undefined;
  const forget = (ended: CheckProcess) => {
    if (running === ended) running = undefined;
  };
  const ask = (question: Question): Promise<Reply> => {
    running ??= new CheckProcess(roots, forget);
    return running.ask(question);
  };
  return {
    findFault: async (changed) => (await ask({ changed })).fault,
    makeOutput: async (path) => (await ask({ path })).made,
    end() {
      running?.end();
      running = undefined;
    },
  };
}
