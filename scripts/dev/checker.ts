import { constants, setPriority } from "node:os";
import type { Roots } from "../command/command";
import { startProgram } from "../workers/calls";
import type { Handlers } from "./check-process";

/** The check in a separate process: pages are served meanwhile, and the server starts without waiting for it. */
export type Checker = Handlers & {
  /** Ends the process. */
  end: () => void;
};

/** Creates a checker. The first request starts its process; after its end, the next starts one that checks everything. */
export function startChecker({ code, content }: Roots): Checker {
  let running: ReturnType<typeof startProgram> | undefined;
  const start = () => {
    running = startProgram("dev/check-process", [code, content]);
    // Rendering pages has priority over checking them.
    if (running.child.pid) setPriority(running.child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    return running;
  };
  const request = <Name extends keyof Handlers>(name: Name) => {
    const send = (...args: unknown[]) => (running?.child.connected ? running : start()).call(name, ...args);
    return send as Handlers[Name];
  };
  return {
    findFault: request("findFault"),
    generate: request("generate"),
    writeOffers: request("writeOffers"),
    makeOutput: request("makeOutput"),
    verdictOn: request("verdictOn"),
    unread: request("unread"),
    changedBy: request("changedBy"),
    accept: request("accept"),
    end: () => {
      if (running?.child.connected) running.child.disconnect();
    },
  };
}
