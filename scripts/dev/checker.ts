import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { RUN_FILE } from "../command/run-file";
import { UserError } from "../user-error";
import type { Answers, Ask, Reply } from "./check-process";

/** Folders of the code and of the content; the same unless `PINGO_ROOT` names another folder for the content. */
export interface Roots {
  code: string;
  content: string;
}

/** Starts a check process and tracks its pending requests, which are rejected when the process ends. */
function startProcess({ code, content }: Roots) {
  const child = fork(RUN_FILE, ["dev/check-process", code, content], { serialization: "advanced" });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  // Rendering pages has priority over checking them.
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

/** The check in a separate process: pages are served meanwhile, and the server starts without waiting for it. */
export type Checker = Answers & {
  /** Ends the process. */
  end: () => void;
};

/** Creates a checker. The first request starts its process; after its end, the next starts one that checks everything. */
export function startChecker(roots: Roots): Checker {
  let running: ReturnType<typeof startProcess> | undefined;
  let questions = 0;
  const asking = <Name extends keyof Answers>(name: Name) => {
    const ask = (...args: unknown[]) => {
      if (!running?.child.connected) running = startProcess(roots);
      const { child, waiting } = running;
      questions += 1;
      const id = questions;
      const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
      child.send({ id, name, args } satisfies Ask);
      return answer;
    };
    return ask as Answers[Name];
  };
  return {
    findFault: asking("findFault"),
    writeOffers: asking("writeOffers"),
    makeOutput: asking("makeOutput"),
    verdictOn: asking("verdictOn"),
    unread: asking("unread"),
    accept: asking("accept"),
    end: () => {
      if (running?.child.connected) running.child.disconnect();
    },
  };
}
