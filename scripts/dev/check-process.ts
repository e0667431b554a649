import type { Sentence, Unread } from "../../studio/api";
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
async function ledger(read: readonly Sentence[] | undefined): Promise<Unread | undefined> {
  const { acceptIn, unreadIn } = await import("./sentences");
  if (!read) return { sentences: unreadIn(content), ...unfinished() };
  acceptIn(content, read);
  return undefined;
}

async function answerTo(ask: Ask): Promise<unknown> {
  if ("path" in ask) return made(ask.path);
  if ("read" in ask) return ledger(ask.read);
  return "draft" in ask ? verdict(ask.draft) : find(ask.changed);
}

async function reply(ask: Ask): Promise<Reply> {
  try {
    return { id: ask.id, answer: await answerTo(ask) };
  } catch (error) {
    return { id: ask.id, failed: failureOf(error).text, isMendable: error instanceof UserError };
  }
}

// Ctrl+C reaches this process too; it ends with the server, which may still wait for an answer.
process.on("SIGINT", () => {});
process.once("disconnect", () => process.exit());
// A server that has ended by now needs no answer, so that it cannot be told is no error.
process.on("message", (ask: Ask) => void reply(ask).then((said) => process.send?.(said, () => {})));
