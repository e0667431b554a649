import { type ForkOptions, fork } from "node:child_process";
import { on } from "node:events";
import { RUN_FILE } from "../command/run-file";
import { UserError } from "../user-error";

/** Functions of a program that another process may call. Arguments and results are what structured cloning can copy. */
type Functions = Record<string, (...args: never[]) => Promise<unknown>>;

interface Call {
  name: string;
  args: readonly unknown[];
}

/** The reply to a call: its result, or the error that it threw. */
interface Reply {
  result?: unknown;
  /** JSON has no errors, and a copy loses the class of a UserError. */
  error?: { message: string; stack?: string | undefined; isUserError: boolean };
}

function describeError(error: unknown): NonNullable<Reply["error"]> {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message, stack, isUserError: error instanceof UserError };
}

/**
 * Starts a program that answers calls.
 *
 * @param program name below scripts/
 * @returns the process, and a function that calls one of the program's functions; its promise is rejected with what that
 *   function throws, or when the process ends before it has replied
 */
export function startProgram(program: string, args: readonly string[], options: ForkOptions = {}) {
  const child = fork(RUN_FILE, [program, ...args], { serialization: "advanced", ...options });
  const pending: { resolve: (result: unknown) => void; reject: (error: unknown) => void }[] = [];
  child.on("message", ({ result, error }: Reply) => {
    // Replies arrive in the order of the calls.
    const call = pending.shift();
    if (!error) return call?.resolve(result);
    const { message, stack, isUserError } = error;
    call?.reject(Object.assign(isUserError ? new UserError(message) : new Error(message), { stack }));
  });
  const rejectPending = (reason: Error) => {
    for (const { reject } of pending.splice(0)) reject(reason);
  };
  child.on("error", rejectPending);
  child.on("exit", (code) => rejectPending(new Error(`${program} ended with code ${code}.`)));
  const call = (name: string, ...values: readonly unknown[]) =>
    new Promise<unknown>((resolve, reject) => {
      pending.push({ resolve, reject });
      child.send({ name, args: values } satisfies Call);
    });
  return { child, call };
}

/** Answers the calls of the process that has started this one, in their order, and ends with that process. */
export async function answerCalls(functions: Functions): Promise<void> {
  process.once("disconnect", () => process.exit());
  for await (const [{ name, args }] of on(process, "message") as AsyncIterable<[Call]>) {
    const work = functions[name] as (...args: readonly unknown[]) => Promise<unknown>;
    const reply = await work(...args).then(
      (result): Reply => ({ result }),
      (error): Reply => ({ error: describeError(error) }),
    );
    // If the other process has ended meanwhile, it needs no reply.
    await new Promise((sent) => process.send?.(reply, sent));
  }
}
