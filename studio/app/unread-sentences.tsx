import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatCount, joinWithAnd } from "../../schema/words";
import type { FileEntry, Part, Sentence } from "../api";
import { titleOf } from "./editor/state";
import { plainText } from "./editor/text-lookup";
import { SkipButton } from "./elements";
import { RequestForm } from "./request-form";
import { editorPathOf, entryOf, nameOf, useSite } from "./site";

const keyOf = ({ where, text }: Sentence): string => `${where} ${text}`;

/** What is between the words of a button or a link and where it leads. */
const LEADS_TO = " → ";

/** Joins the parts of a sentence between semicolons, which are accepted one by one. */
function withWholeSentences(parts: Iterable<Sentence>): Sentence[] {
  const whole: Sentence[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    const isSameText = String(last?.path) === String(part.path) && last?.where === part.where;
    if (last?.text.endsWith(";") && isSameText && !last.before && !part.before)
      whole[whole.length - 1] = { ...last, text: `${last.text} ${part.text}` };
    else whole.push(part);
  }
  return whole;
}

/** Groups sentences by file. Repeated at the same place, or there with where it leads, a sentence is shown once. */
export const groupByFile = (sentences: readonly Sentence[]) =>
  [...new Set(sentences.map(({ file }) => file))].map((file) => {
    const all = sentences.filter((sentence) => sentence.file === file);
    const known = new Map(all.map((sentence) => [keyOf(sentence), sentence]));
    for (const key of known.keys()) if (key.includes(LEADS_TO)) known.delete(key.split(LEADS_TO)[0] ?? "");
    return { file, all, shown: withWholeSentences(known.values()) };
  });

/** Whether a text is a statement that can be judged alone, a button or a link, or a word, a time or a number. */
const kindOf = ({ text }: Sentence): "sentence" | "target" | "fragment" => {
  if (text.includes(LEADS_TO)) return "target";
  return text.split(/\s+/).length > 2 ? "sentence" : "fragment";
};

/** Counts the texts of each kind: `2 sentences and 1 button or link`. */
function countOf(shown: readonly Sentence[]): string {
  const number = (kind: string) => shown.filter((sentence) => kindOf(sentence) === kind).length;
  const counts = [
    formatCount(number("sentence"), "sentence"),
    formatCount(number("target"), "button or link", "buttons and links"),
    formatCount(number("fragment"), "single word or figure", "single words and figures"),
  ];
  return joinWithAnd(counts.filter((count) => !count.startsWith("0")));
}

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
  const fragments = shown.filter((sentence) => kindOf(sentence) === "fragment");
  const listed = shown.filter((sentence) => !fragments.includes(sentence));
  return (
    <section aria-label={name}>
      <h3 className="mt-4">{entry ? <Link to={editorPathOf(file)}>{name}</Link> : name}</h3>
      <ul>
        {listed.map((sentence) => (
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
  const count = countOf(groups.flatMap(({ shown }) => shown));
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
      <p role="status">{count === "" ? "Everything has been read." : `${count} left to read.`}</p>
      {count !== "" && <SkipButton to=".have-read button">Skip the sentences</SkipButton>}
      {groups.map(({ file, all, shown }) => (
        <FileSentences key={file} {...{ file, shown }}>
          {groups.length > 1 &&
            acceptButton(all, shown.length === 1 ? "Accept it" : "Accept these", { look: "secondary" })}
        </FileSentences>
      ))}
      {count !== "" &&
        acceptButton(sentences, "I have read them, and they are true", { className: "have-read mt-4" })}
    </>
  );
}
