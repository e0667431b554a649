import type { Draft } from "../../data/read-document";
import { openSite } from "../../data/site";
import type { Sentence, SubmitBlockers } from "../../studio/api";
import { VerdictCache } from "../cache/verdict-cache";
import { UserError } from "../user-error";
import { answerCalls } from "../workers/calls";
import { createFaultFinder } from "./find-fault";

/** Child process of `startChecker`: handles its requests until the dev server ends. */
const [code = "", content = ""] = process.argv.slice(2);
const { find, findProblem, lastCheck, verdict } = createFaultFinder(content);

/** Opens the current site with the functions of the ledger; loaded lazily, since that would delay the first check. */
const ledger = async () => ({
  cache: new VerdictCache(openSite(content)),
  ...(await import("../accept/ledger-change")),
});

/** Request handlers, by name. */
const handlers = {
  /** See `createFaultFinder`. */
  findFault: async (changed?: readonly string[]) => find(changed),
  /** Writes the generated files, after a change of a schema. @throws UserError as `generate` does */
  generate: async () => (await import("../generate/generate")).generate(code),
  /** Writes the editor completions that derive from the content; does nothing if the content cannot be checked. */
  async writeOffers(): Promise<void> {
    const known = lastCheck();
    if (!known) return;
    const { generateContentFiles } = await import("../generate/content-files");
    generateContentFiles(known.site, known.summaries);
  },
  /** Returns the file that the build would write at a path beside the pages; undefined if there is none. */
  async makeOutput(path: string): Promise<string | Uint8Array | undefined> {
    if (!lastCheck()) find();
    const known = lastCheck();
    if (!known) throw new Error(`${path} cannot be generated until the content can be checked.`);
    // Loaded with the first request: the code that draws share images would delay the first check.
    const { makeOutput } = await import("../build/outputs/outputs");
    return makeOutput(known.site, known.pages, code, path);
  },
  /** Returns the verdict on a page as if a draft of it had been saved. */
  verdictOn: async (draft: Draft) => verdict(draft),
  /** Returns the sentences that nobody has accepted yet. */
  async unread(): Promise<SubmitBlockers> {
    const { cache, ledgerChange } = await ledger();
    return { sentences: ledgerChange(cache).sentences, ...findProblem() };
  },
  /** Returns the sentences in other files that a save of a draft would change. */
  async changedBy(draft: Draft): Promise<Sentence[]> {
    const { cache, sentencesChangedBy } = await ledger();
    return sentencesChangedBy(cache, draft);
  },
  /**
   * Accepts the sentences of some files as `npm run accept` does.
   *
   * @throws UserError if the content has errors, or if they have changed since they were read
   */
  async accept(read: readonly Sentence[]): Promise<void> {
    const fault = find();
    if (fault) throw new UserError(`${fault.title}. Fix that first.`);
    const { cache, accept } = await ledger();
    accept(cache, read);
  },
};
export type Handlers = typeof handlers;

// Ctrl+C reaches this process too; it ends with the server, which may still wait for a reply.
process.on("SIGINT", () => {});
answerCalls(handlers);
