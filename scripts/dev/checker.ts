import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import type { Roots } from "../command/command";
import { RUN_FILE } from "../command/run-file";
import { UserError } from "../user-error";
import type { Call, Handlers, Reply } from "./check-process";

/** Starts a check process and tracks its pending requests, which are rejected when the process ends. */
function startProcess({ code, content }: Roots) {
  const child = fork(RUN_FILE, ["dev/check-process", code, content], { serialization: "advanced" });
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  // Rendering pages has priority over checking them.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.on("message", (reply: Reply) => {
    const call = pending.get(reply.id);
    pending.delete(reply.id);
    if (reply.error === undefined) call?.resolve(reply.result);
    else call?.reject(reply.isUserError ? new UserError(reply.error) : new Error(reply.error));
  });
  const rejectPending = () => {
    for (const { reject } of pending.values()) reject(new Error("The check process has ended."));
    pending.clear();
  };
  child.once("exit", rejectPending).on("error", rejectPending);
  return { child, pending };
}

/** The check in a separate process: pages are served meanwhile, and the server starts without waiting for it. */
export type Checker = Handlers & {
  /** Ends the process. */
  end: () => void;
};

/** Creates a checker. The first request starts its process; after its end, the next starts one that checks everything. */
export function startChecker(roots: Roots): Checker {
  let running: ReturnType<typeof startProcess> | undefined;
  let lastId = 0;
  const createRequest = <Name extends keyof Handlers>(name: Name) => {
    const send = (...args: unknown[]) => {
      if (!running?.child.connected) running = startProcess(roots);
      const { child, pending } = running;
      lastId += 1;
      const id = lastId;
      const result = new Promise((resolve, reject) => pending.set(id, { resolve, reject }));
      child.send({ id, name, args } satisfies Call);
      return result;
    };
    return send as Handlers[Name];
  };
  return {
    findFault: createRequest("findFault"),
    generate: createRequest("generate"),
    writeOffers: createRequest("writeOffers"),
    makeOutput: createRequest("makeOutput"),
    verdictOn: createRequest("verdictOn"),
    unread: createRequest("unread"),
    changedBy: createRequest("changedBy"),
    accept: createRequest("accept"),
    end: () => {
      if (running?.child.connected) running.child.disconnect();
    },
  };
}
