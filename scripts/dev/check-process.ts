import { openSite } from "../../data/site";
import type { DraftFile, Sentence, Unread } from "../../studio/api";
import { KeptPages } from "../kept/kept-pages";
import { UserError } from "../user-error";
import { failureOf } from "./fault";
import { faultFinder } from "./find-fault";

/** The other end of `startChecker`: answers its questions until the dev server ends. */
const [code = "", content = ""] = process.argv.slice(2);
const { find, seen, unfinished, verdict } = faultFinder(content);

/** What the site says now, and what is done with it; loaded late, since it would hold up the first check. */
const ledger = async () => ({
  kept: new KeptPages(openSite(content)),
  ...(await import("../accept/ledger-change")),
});

/** What the dev server may ask. */
const answers = {
  /** As `FaultFinder.find`. */
  findFault: async (changed?: readonly string[]) => find(changed),
  /** Writes what the content offers in an editor; nothing where the content cannot be checked. */
  async writeOffers(): Promise<void> {
    const site = seen()?.site;
    if (site) await (await import("../generate/offers")).generateOffers(site);
  },
  /** What the build would write at an address beside the pages; undefined where it writes nothing. */
  async makeOutput(path: string): Promise<string | Uint8Array | undefined> {
    if (!seen()) find();
    const known = seen();
    if (!known) throw new Error(`${path} cannot be made while the content cannot be checked.`);
    // Loaded with the first picture that is asked for: what draws it would hold up the first check.
    const { makeOutput } = await import("../build/outputs/outputs");
    return makeOutput(known.site, known.pages, code, path);
  },
  /** What the checks would say of a page if a draft of it were saved. */
  verdictOn: async (draft: DraftFile) => verdict(draft),
  /** The sentences that nobody has accepted yet. */
  async unread(): Promise<Unread> {
    const { kept, ledgerChange } = await ledger();
    return { sentences: ledgerChange(kept).sentences, ...unfinished() };
  },
  /** Accepts what somebody has read, as `npm run accept` does; a UserError where that is not what the site says. */
  async accept(read: readonly Sentence[]): Promise<void> {
    const { kept, ledgerChange, requireSound, accept } = await ledger();
    requireSound(kept);
    if (JSON.stringify(ledgerChange(kept).sentences) !== JSON.stringify(read))
      throw new UserError("The site says something else by now. Read it again.");
    accept(kept);
  },
};
export type Answers = typeof answers;

/** A question to the process of the check, with the number that its answer has. */
export interface Ask {
  id: number;
  name: keyof Answers;
  args: unknown[];
}

/** Its answer. */
export interface Reply {
  id: number;
  answer?: unknown;
  /** Why there is none. */
  failed?: string;
  /** True where a person can mend that. */
  isMendable?: boolean;
}

async function reply({ id, name, args }: Ask): Promise<Reply> {
  try {
    return { id, answer: await (answers[name] as (...args: unknown[]) => Promise<unknown>)(...args) };
  } catch (error) {
    return { id, failed: failureOf(error).text, isMendable: error instanceof UserError };
  }
}

// Ctrl+C reaches this process too; it ends with the server, which may still wait for an answer.
process.on("SIGINT", () => {});
process.once("disconnect", () => process.exit());
// A server that has ended by now needs no answer, so that it cannot be told is no error.
process.on("message", (ask: Ask) => void reply(ask).then((said) => process.send?.(said, () => {})));
