import type { Sentence } from "../../studio/api";
import { UserError } from "../user-error";
import type { Ask, Reply } from "./checker";
import { failureOf } from "./fault";
import { faultFinder } from "./find-fault";

/** The other end of `startChecker`: answers one question after the other, until the dev server ends. */
const [code = "", content = ""] = process.argv.slice(2);
const { find, seen, unfinished, verdict } = faultFinder(content);

async function made(path: string): Promise<string | Buffer | undefined> {
  if (!seen()) find();
  const known = seen();
  if (!known) throw new Error(`${path} cannot be made while the content cannot be checked.`);
  // Loaded with the first picture that is asked for: what draws it would hold up the first check.
  const { makeOutput } = await import("./make-output");
  return makeOutput(code, known.site, known.pages, path);
}

/** The sentences that nobody has accepted yet, or accepts those that somebody has read. */
async function ledger(read: readonly Sentence[] | undefined): Promise<Pick<Reply, "unread">> {
  const { acceptIn, unreadIn } = await import("./sentences");
  if (!read) return { unread: { sentences: unreadIn(content), ...unfinished() } };
  acceptIn(content, read);
  return {};
}

async function answer(ask: Ask): Promise<Reply> {
  const { id } = ask;
  try {
    if ("path" in ask) return { id, made: await made(ask.path) };
    if ("read" in ask) return { id, ...(await ledger(ask.read)) };
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
