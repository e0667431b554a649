import { useState } from "react";
import { Link } from "react-router-dom";
import { togglePublished } from "../../data/unpublished-name";
import type { Changes, HandedIn, SiteOffers } from "../api";
import { useMutation, useQuery } from "./api-client";
import { UnpublishedBadge } from "./badge";
import { readDraft } from "./editor/draft-storage";
import { editorPathOf, nameOf } from "./file-list";
import { UnreadSentences } from "./unread-sentences";

const successMessage = ({ branch, isSent }: HandedIn): string =>
  isSent
    ? `Handed in. Visitors see it once somebody has reviewed it: tell them that it is on the branch ${branch}.`
    : `Kept on this computer, and sent to nobody yet: this project is connected to no other copy. Tell who keeps the site that it is on the branch ${branch}.`;

/** Whether a file is a page, or an item that a page is generated from. */
const isPage = (file: string): boolean => /^(?:pages|data\/\w+)\//.test(file);

interface ChangedProps {
  offers: SiteOffers;
  changes: Changes;
  onHandIn: () => Promise<void>;
}

/** The changed files, and a form that hands them in for review. */
function Changed({ offers, changes, onHandIn }: ChangedProps) {
  const { files, problem, faulty, joins } = changes;
  const [message, setMessage] = useState("");
  // The ledger and the generated editor schemas change along with the content.
  const contentFiles = files.filter((file) => /^(?:pages|data)\//.test(file));
  const entryOf = (file: string) => offers.files.find((entry) => entry.file === file);
  const unpublishedFiles = contentFiles.filter((file) => entryOf(file)?.isPublished === false);
  // Publishing or unpublishing a page renames its file.
  const isOfSite = (file: string) => entryOf(file)?.isPublished ?? !entryOf(togglePublished(file));
  const { sendForm, isWaiting, error } = useMutation<HandedIn>((handedIn) => {
    setMessage(successMessage(handedIn));
    return onHandIn();
  });
  return (
    <>
      <ul>
        {contentFiles.filter(isOfSite).map((file) => (
          <li key={file}>
            <span className="description">
              {nameOf(offers, file)}
              {isPage(file) && !entryOf(file) && " (removed)"}
            </span>
          </li>
        ))}
        {contentFiles.length < files.length && (
          <li>
            <span className="description">and what goes with them: the list of what has been read</span>
          </li>
        )}
      </ul>
      {unpublishedFiles.length > 0 && (
        <>
          <p>Kept with it, and seen by no visitor until you publish it:</p>
          <ul>
            {unpublishedFiles.map((file) => (
              <li key={file}>
                <Link to={editorPathOf(file)} className="link">
                  {nameOf(offers, file)}
                </Link>
                <UnpublishedBadge />
              </li>
            ))}
          </ul>
        </>
      )}
      {files.length === 0 && problem === undefined && !message && (
        <p>Nothing has been changed since it was last handed in.</p>
      )}
      {files.length > 0 && problem === undefined && (
        <form className="card new-page" onSubmit={sendForm("POST changes")}>
          <label>
            What does this change?
            <input
              name="title"
              className="input"
              required
              maxLength={72}
              placeholder="Add the page on call queues"
              autoComplete="off"
            />
          </label>
          <button type="submit" className="button button-primary button-small">
            {isWaiting ? "Handing in …" : "Hand in"}
          </button>
          {joins !== undefined && <p>It joins what you handed in before, on the branch {joins}.</p>}
        </form>
      )}
      <p role="alert">{error || message || problem}</p>
      {faulty && faulty.length > 0 && (
        <p>A new page that is not finished can be taken back: “Move or remove”, on the page.</p>
      )}
      <ul>
        {faulty?.map((file) => (
          <li key={file}>
            {entryOf(file) ? (
              <Link to={editorPathOf(file)} className="link">
                {nameOf(offers, file)}
              </Link>
            ) : (
              <code>{file}</code>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The author's last steps: reading new sentences, and handing in the changes. */
export function HandIn({ offers }: { offers: SiteOffers }) {
  const { data, error, reload } = useQuery<Changes>("GET changes");
  const unsaved = offers.files.filter(({ file }) => readDraft(file));
  return (
    <main className="file-list">
      <title>Read and hand in · Pingo studio</title>
      <Link to="/" className="link">
        All pages
      </Link>
      <h1 className="mb-4 text-3xl/normal">Read and hand in</h1>
      <section aria-labelledby="to-read">
        <h2 id="to-read">1. Read what is new</h2>
        <p>
          No program can tell whether a sentence is true. Read each as a customer would: does the product do
          that, for everybody, at that price? What you accept is noted, and the review shows it.
        </p>
        {data && <UnreadSentences {...{ offers }} sentences={data.sentences} onAccept={reload} />}
        {(error || !data) && <p>{error ?? "Looking …"}</p>}
      </section>
      <section aria-labelledby="changed">
        <h2 id="changed">2. Hand in what was changed</h2>
        {unsaved.length > 0 && (
          <p className="failure">
            What you have not saved is not handed in:{" "}
            {unsaved.map(({ file, name }) => (
              <Link key={file} to={editorPathOf(file)} className="link me-2">
                {name}
              </Link>
            ))}
          </p>
        )}
        {data && <Changed {...{ offers }} changes={data} onHandIn={reload} />}
      </section>
    </main>
  );
}
