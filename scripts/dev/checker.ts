import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import type { DraftFile, Sentence, Unread, Verdict } from "../../studio/api";
import { RUN_FILE } from "../command/run-tool";
import { UserError } from "../user-error";
import type { Fault } from "./fault";

/** Where the code and the content lie; the same folder, except when `PINGO_ROOT` names another one for the content. */
export interface Roots {
  code: string;
  content: string;
}

/** A question to the process of the check: for faults after some saves, what the build writes somewhere, a draft, or the ledger. */
type Question =
  | { changed: readonly string[] | undefined }
  | { path: string }
  | { draft: DraftFile }
  | { read: readonly Sentence[] | undefined };

/** A question with the number that its answer has. */
export type Ask = { id: number } & Question;

/** Its answer. */
export interface Reply {
  id: number;
  answer?: unknown;
  /** Why there is none. */
  failed?: string;
  /** True where a person can mend that. */
  isMendable?: boolean;
}

/** One process, and what it has been asked. What it has not answered by its end fails. */
function startProcess({ code, content }: Roots) {
  const child = fork(RUN_FILE, ["dev/check-process", code, content], { serialization: "advanced" });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  // Where both want the processor, pages come before verdicts on them.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.on("message", (reply: Reply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.failed === undefined) asked?.resolve(reply.answer);
    else asked?.reject(reply.isMendable ? new UserError(reply.failed) : new Error(reply.failed));
  });
  const lose = () => {
    for (const { reject } of waiting.values()) reject(new Error("The process of the check has ended."));
    waiting.clear();
  };
  child.once("exit", lose).on("error", lose);
  return { child, waiting };
}

/** The check in a process of its own: pages are served meanwhile, and the server starts without waiting for it. */
export type Checker = ReturnType<typeof startChecker>;

/** Starts the process with the first question; where it has ended, the next one starts another, which checks everything. */
export function startChecker(roots: Roots) {
  let running: ReturnType<typeof startProcess> | undefined;
  let questions = 0;
  const ask = <Answer>(question: Question): Promise<Answer> => {
    if (!running?.child.connected) running = startProcess(roots);
    const { child, waiting } = running;
    questions += 1;
    const id = questions;
    const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    child.send({ id, ...question });
    return answer as Promise<Answer>;
  };
  return {
    /** As `FaultFinder.find`. */
    findFault: (changed?: readonly string[]) => ask<Fault | undefined>({ changed }),
    /** What the build would write at an address beside the pages; undefined where it writes nothing. */
    makeOutput: (path: string) => ask<string | Uint8Array | undefined>({ path }),
    /** What the checks would say of a page if a draft of it were saved. */
    verdictOn: (draft: DraftFile) => ask<Verdict>({ draft }),
    /** The sentences that nobody has accepted yet. */
    unread: () => ask<Unread>({ read: undefined }),
    /** Accepts what somebody has read; throws a UserError where that is not what the site says. */
    accept: (read: readonly Sentence[]) => ask<void>({ read }),
    /** Ends the process. */
    end(): void {
      if (running?.child.connected) running.child.disconnect();
    },
  };
}
