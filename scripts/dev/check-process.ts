import type { Sentence } from "../../studio/api";
import { UserError } from "../user-error";
import type { Ask, Reply } from "./checker";
import { failureOf } from "./fault";
import { faultFinder } from "./find-fault";

/** The other end of `startChecker`: answers one question after the other, until the dev server ends. */
const [code = "", content = ""] = process.argv.slice(2);
const { find, seen, verdict } = faultFinder(content);

async function made(path: string): Promise<string | Buffer | undefined> {
  if (!seen()) find();
  const known = seen();
  if (!known) throw new Error(`${path} cannot be made while the content cannot be checked.`);
  // Loaded with the first picture that is asked for: what draws it would hold up the first check.
  const { makeOutput } = await import("./make-output");
  return makeOutput(code, known.site, known.pages, path);
}

/** The sentences that are still to be read, once those that somebody has read are accepted. */
async function sentences(read: readonly Sentence[] | undefined): Promise<Sentence[]> {
  const { acceptIn, unreadIn } = await import("./sentences");
  if (read) acceptIn(content, read);
  return read ? [] : unreadIn(content);
}

async function answer(ask: Ask): Promise<Reply> {
  const { id } = ask;
  try {
    if ("path" in ask) return { id, made: await made(ask.path) };
    if ("read" in ask) return { id, unread: await sentences(ask.read) };
    return "draft" in ask ? { id, verdict: verdict(ask.draft) } : { id, fault: find(ask.changed) };
  } catch (error) {
    return { id, failed: failureOf(error).text, isMendable: error instanceof UserError };
  }
}

// Ctrl+C reaches this process too; it ends with the server, which may still wait for an answer.
process.on("SIGINT", () => {});
process.once("disconnect", () => process.exit());
// A server that has ended by now needs no answer, so that it cannot be told is no error.
process.on("message", (ask: Ask) => void answer(ask).then((reply) => process.send?.(reply, () => {})));
