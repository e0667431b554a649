import { Link } from "react-router-dom";
import type { Sentence, SiteOffers } from "../api";
import { SkipButton } from "./collapsible";
import { titleOf } from "./editor/state";
import { plainText } from "./editor/text-lookup";
import { editorPathOf } from "./file-list";
import { nameOf } from "./file-names";
import { RequestForm } from "./request-form";

/** Groups sentences by file; a sentence that is repeated at the same place is listed once. */
function groupByFile(sentences: readonly Sentence[]): [file: string, sentences: Map<string, Sentence>][] {
  const files = new Map<string, Map<string, Sentence>>();
  for (const sentence of sentences) {
    const found = files.get(sentence.file) ?? new Map<string, Sentence>();
    files.set(sentence.file, found.set(`${sentence.where} ${sentence.text}`, sentence));
  }
  return [...files];
}

/** Whether a text is a statement that can be judged alone, unlike a word, a time or a number. */
const isSentence = ({ text }: Sentence): boolean => text.split(/\s+/).length > 2;

/** Formats the place of a sentence as the editor names it: `block 3 feature-blocks` → `Block 3 Feature blocks`. */
function placeIn({ where, file }: Sentence, { blocks, files }: SiteOffers): string {
  const isPage = files.some((entry) => entry.file === file && entry.schema === undefined);
  if (where === file && isPage) return "Title and description";
  if (where.endsWith(file)) return "Go to it";
  return where.replace(
    /^block (\d+) ([\w-]+)$/,
    (_, number: string, type: string) => `Block ${number} ${titleOf({ type }, blocks)}`,
  );
}

interface UnreadSentencesProps {
  offers: SiteOffers;
  sentences: readonly Sentence[];
  /** Called after the sentences have been accepted; resolves when the remaining ones have been loaded. */
  onAccept: () => Promise<void>;
}

/** The new sentences, for a person to read and accept. */
export function UnreadSentences({ offers, sentences, onAccept }: UnreadSentencesProps) {
  return (
    <>
      <p role="status">{sentences.length === 0 && "Everything has been read."}</p>
      {sentences.length > 0 && <SkipButton to=".have-read button">Skip the sentences</SkipButton>}
      {groupByFile(sentences).map(([file, found]) => {
        const fragments = [...found.values()].filter((sentence) => !isSentence(sentence));
        const isEditable = offers.files.some((entry) => entry.file === file);
        return (
          <section key={file} aria-label={nameOf(offers, file)}>
            <h3>{isEditable ? <Link to={editorPathOf(file)}>{nameOf(offers, file)}</Link> : file}</h3>
            <ul>
              {[...found]
                .filter(([, sentence]) => isSentence(sentence))
                .map(([key, sentence]) => (
                  <li key={key}>
                    <div className="flex-1">
                      <p>{plainText(sentence.text)}</p>
                      {sentence.before && <p className="description">Before: {plainText(sentence.before)}</p>}
                    </div>
                    {isEditable && (
                      <Link to={editorPathOf(file)} state={sentence.path} className="link text-sm">
                        {placeIn(sentence, offers)}
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
          </section>
        );
      })}
      {sentences.length > 0 && (
        <RequestForm
          className="have-read mt-4"
          call="POST sentences"
          body={{ sentences }}
          button="I have read them, and they are true"
          waiting="Noting that …"
          onSuccess={onAccept}
        />
      )}
    </>
  );
}
