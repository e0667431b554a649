import { useState } from "react";
import { Link } from "react-router-dom";
import type { Sentence } from "../api";
import { addressOf } from "./file-list";
import { ask, type CallError } from "./server";
import { useAnswer } from "./use-answer";

/** Sentences by the file in which they stand, each once in a part of it. */
function byFile(sentences: readonly Sentence[]): [file: string, sentences: Map<string, Sentence>][] {
  const files = new Map<string, Map<string, Sentence>>();
  for (const sentence of sentences) {
    const found = files.get(sentence.file) ?? new Map<string, Sentence>();
    files.set(sentence.file, found.set(`${sentence.where} ${sentence.text}`, sentence));
  }
  return [...files];
}

/**
 * The sentences that are new, for somebody to read and to accept.
 *
 * @param onAccept is called once they have been accepted
 */
export function ToRead({ onAccept }: { onAccept: () => void }) {
  const { answer, failed, again } = useAnswer<{ sentences: Sentence[] }>("GET sentences");
  const [refused, setRefused] = useState("");
  const sentences = answer?.sentences ?? [];
  const accept = () =>
    ask("POST sentences", { sentences }).then(
      () => {
        setRefused("");
        again();
        onAccept();
      },
      (error: CallError) => setRefused(error.message),
    );
  return (
    <section aria-labelledby="to-read">
      <h2 id="to-read">1. Read what is new</h2>
      <p>
        No program can tell whether a sentence is true. Read each as a customer would: does the product do
        that, for everybody, at that price? What you accept goes into <code>checks/ledger/accepted/</code>,
        where the review shows it.
      </p>
      <p role="status">
        {failed ?? (answer ? sentences.length === 0 && "Everything has been read." : "Looking …")}
      </p>
      {byFile(sentences).map(([file, found]) => (
        <section key={file} aria-label={file}>
          <h3>
            <Link to={addressOf(file)}>{file}</Link>
          </h3>
          <ul>
            {[...found].map(([key, { where, text }]) => (
              <li key={key}>
                <p>{text}</p>
                <span>{where}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {sentences.length > 0 && (
        <button type="button" className="button button-primary button-small" onClick={accept}>
          I have read them, and they are true
        </button>
      )}
      <p role="alert" className="failure">
        {refused}
      </p>
    </section>
  );
}
