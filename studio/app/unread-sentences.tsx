import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatCount } from "../../schema/words";
import type { FileEntry, Part, Sentence } from "../api";
import { titleOf } from "./editor/state";
import { plainText } from "./editor/text-lookup";
import { SkipButton } from "./elements";
import { RequestForm } from "./request-form";
import { editorPathOf, entryOf, nameOf, useSite } from "./site";

const keyOf = ({ where, text }: Sentence): string => `${where} ${text}`;

/** Groups sentences by file; a sentence that is repeated at the same place is shown once. */
export const groupByFile = (sentences: readonly Sentence[]) =>
  [...new Set(sentences.map(({ file }) => file))].map((file) => {
    const all = sentences.filter((sentence) => sentence.file === file);
    const shown = [...new Map(all.map((sentence) => [keyOf(sentence), sentence])).values()];
    return { file, all, shown };
  });

/** Whether a text is a statement that can be judged alone, unlike a word, a time or a number. */
const isSentence = ({ text }: Sentence): boolean => text.split(/\s+/).length > 2;

/** Formats the place of a sentence as the editor names it: `block 3 feature-blocks` → `Block 3 Feature blocks`. */
function placeIn({ where, file }: Sentence, { schema }: FileEntry, blocks: readonly Part[]): string {
  if (where === file && schema === undefined) return "Title and description";
  if (where.endsWith(file)) return "Go to it";
  return where.replace(
    /^block (\d+) ([\w-]+)$/,
    (_, number: string, type: string) => `Block ${number} ${titleOf({ type }, blocks)}`,
  );
}

/** What the ledger adds to a sentence: the plans that have the features it names, in brackets. */
const PLANS = / \[([^\]]+)\]$/;

/** Where a button leads that goes to no page of the site, by the kind of its action. */
const TARGETS: Record<string, string> = { signup: "sign-up", login: "sign-in", dial: "our phone number" };

/** A sentence as a visitor reads it, without what the ledger adds. */
const wordsOf = (text: string): string =>
  plainText(text.replace(PLANS, "")).replace(/(?<= → )\w+/, (kind) => TARGETS[kind] ?? kind);

interface FileSentencesProps {
  file: string;
  shown: readonly Sentence[];
  /** What is below them. */
  children?: ReactNode;
}

/** The new sentences of a file at their places, below its name. */
export function FileSentences({ file, shown, children }: FileSentencesProps) {
  const site = useSite();
  const entry = entryOf(site, file);
  const name = nameOf(site, file);
  const fragments = shown.filter((sentence) => !isSentence(sentence));
  return (
    <section aria-label={name}>
      <h3 className="mt-4">{entry ? <Link to={editorPathOf(file)}>{name}</Link> : name}</h3>
      <ul>
        {shown.filter(isSentence).map((sentence) => (
          <li key={keyOf(sentence)}>
            <div className="flex-1">
              <p>{wordsOf(sentence.text)}</p>
              {sentence.before && <p className="description">Before: {wordsOf(sentence.before)}</p>}
              {PLANS.test(sentence.text) && (
                <p className="description">Plans of what it names: {PLANS.exec(sentence.text)?.[1]}</p>
              )}
            </div>
            {entry && (
              <Link to={editorPathOf(file)} state={sentence.path} className="link text-sm">
                {placeIn(sentence, entry, site.blocks)}
              </Link>
            )}
          </li>
        ))}
        {fragments.length > 0 && (
          <li>
            <p className="flex-1">
              {fragments
                .map(({ text, before }) => (before ? `${text} (before: ${before})` : text))
                .join(" · ")}
            </p>
            <span className="description">Single words and figures</span>
          </li>
        )}
      </ul>
      {children}
    </section>
  );
}

interface UnreadSentencesProps {
  sentences: readonly Sentence[];
  /** Called after sentences have been accepted; resolves when the remaining ones have been loaded. */
  onAccept: () => Promise<void>;
}

/** The new sentences, for a person to read and accept, those of each file or all at once. */
export function UnreadSentences({ sentences, onAccept }: UnreadSentencesProps) {
  const groups = groupByFile(sentences);
  const count = groups.reduce((sum, { shown }) => sum + shown.length, 0);
  const acceptButton = (accepted: readonly Sentence[], button: string, more: object) => (
    <RequestForm
      call="POST sentences"
      body={{ sentences: accepted }}
      onSuccess={onAccept}
      {...{ button, ...more }}
    />
  );
  return (
    <>
      <p role="status">
        {count === 0 ? "Everything has been read." : `${formatCount(count, "sentence")} left to read.`}
      </p>
      {count > 0 && <SkipButton to=".have-read button">Skip the sentences</SkipButton>}
      {groups.map(({ file, all, shown }) => (
        <FileSentences key={file} {...{ file, shown }}>
          {groups.length > 1 &&
            acceptButton(
              all,
              shown.length === 1 ? "Accept this sentence" : `Accept these ${shown.length} sentences`,
              {
                look: "secondary",
              },
            )}
        </FileSentences>
      ))}
      {count > 0 &&
        acceptButton(sentences, "I have read them, and they are true", { className: "have-read mt-4" })}
    </>
  );
}
