import { useState } from "react";
import { Link } from "react-router-dom";
import { togglePublished } from "../../data/unpublished-name";
import type { Changes, Submission } from "../api";
import { useQuery } from "./api-client";
import { readDraft } from "./editor/draft-storage";
import { UnpublishedBadge } from "./elements";
import { FileLink } from "./file-link";
import { LabeledInput, RequestForm } from "./request-form";
import { editorPathOf, entryOf, nameOf, useNames, useSite } from "./site";
import { UnreadSentences } from "./unread-sentences";

const describeSubmission = ({ branch, isSent, reason = "" }: Submission): string =>
  isSent
    ? `Submitted. Visitors see it after a review: tell your reviewer that it is on the branch ${branch}.`
    : `Saved on this computer, but not sent. Tell the person who maintains the site that it is on the branch ${branch}. ${reason}`;

/** Returns the address of a page that has moved or has been removed; the path of another file. */
const formerAddress = (file: string): string => file.replace(/^pages(\/.*?)(?:\/index)?\.json$/, "$1");

const isContent = (file: string): boolean => /^(?:pages|data)\//.test(file);

const isFaulty = ({ faulty = [] }: Changes): boolean => faulty.length > 0;

/** What has to be fixed before anything else: a correction may change the sentences to read. */
function Faults({ problem = "", faulty = [] }: Changes) {
  const site = useSite();
  const withNames = useNames();
  return (
    <>
      <p role="alert" className="failure">
        {withNames(problem)}
      </p>
      <ul>
        {faulty.map((file) => (
          <li key={file}>{entryOf(site, file) ? <FileLink {...{ file }} /> : <code>{file}</code>}</li>
        ))}
      </ul>
      <p>A new page that is not finished can be unpublished: “Move or remove”, on the page.</p>
    </>
  );
}

/** The changed files, and a form that submits them for review. */
function Changed({ changes, onSubmit }: { changes: Changes; onSubmit: () => Promise<void> }) {
  const site = useSite();
  const withNames = useNames();
  const { files, moves = {}, removed = {}, problem, joins } = changes;
  const [submission, setSubmission] = useState<Submission>();
  // The ledger and the generated editor schemas change along with the content.
  // A removed page that has never been submitted is not among the changes.
  const contentFiles = [...new Set([...files.filter(isContent), ...Object.keys(removed)])];
  const own = (file: string) => entryOf(site, file);
  const unpublishedFiles = contentFiles.filter((file) => own(file)?.isPublished === false);
  // Publishing or unpublishing a page renames its file.
  const isOfSite = (file: string) => own(file)?.isPublished ?? !own(togglePublished(file));
  /** Says where the page of a removed file is now; nothing if the file was no page and no item with one. */
  const whereTo = (file: string) => {
    if (!/^(?:pages|data\/\w+)\//.test(file)) return "";
    const entry = own(moves[file] ?? "");
    return entry ? ` (moved to ${entry.route})` : " (removed)";
  };
  const onSuccess = (result: Submission) => {
    setSubmission(result);
    return onSubmit();
  };
  return (
    <>
      <ul>
        {contentFiles.filter(isOfSite).map((file) => (
          <li key={file}>
            {own(file) ? (
              <FileLink {...{ file }} />
            ) : (
              <span className="description">
                {removed[file] ?? formerAddress(nameOf(site, file))}
                {whereTo(file)}
              </span>
            )}
            {removed[file] && (
              <RequestForm
                call="POST restorations"
                body={{ route: removed[file] }}
                button="Bring it back"
                look="link"
                onSuccess={() => Promise.all([site.reload(), onSubmit()])}
              />
            )}
          </li>
        ))}
        {!files.every(isContent) && (
          <li>
            <span className="description">and the list of accepted sentences</span>
          </li>
        )}
      </ul>
      {unpublishedFiles.length > 0 && (
        <>
          <p>Submitted too, but hidden from visitors until you publish it:</p>
          <ul>
            {unpublishedFiles.map((file) => (
              <li key={file}>
                <FileLink {...{ file }} />
                <UnpublishedBadge />
              </li>
            ))}
          </ul>
        </>
      )}
      {files.length === 0 && problem === undefined && !submission && (
        <p>{joins ? describeSubmission(joins) : "Nothing has changed since the last submission."}</p>
      )}
      {files.length > 0 && problem === undefined && (
        <RequestForm className="card new-page" call="POST changes" button="Submit" onSuccess={onSuccess}>
          <LabeledInput
            label="What does this change?"
            name="title"
            maxLength={72}
            placeholder="Add the page on call queues"
          />
          {joins && (
            <p>
              It is added to your earlier submission, on the branch {joins.branch}
              {joins.isSent ? "." : ", which has not been sent yet."}
            </p>
          )}
        </RequestForm>
      )}
      <p role="alert">
        {submission ? describeSubmission(submission) : !isFaulty(changes) && withNames(problem ?? "")}
      </p>
      {submission?.review && (
        <a href={submission.review} target="_blank" rel="noreferrer" className="link">
          Ask for the review
        </a>
      )}
      {files.length === 0 && joins && !joins.isSent && (
        <RequestForm
          className="mt-4"
          call="POST submissions"
          button="Try to send it again"
          look="secondary"
          onSuccess={onSuccess}
        />
      )}
    </>
  );
}

/** The author's last steps: reviewing new sentences, and submitting the changes. */
export function ReviewAndSubmit() {
  const { data, error, reload } = useQuery<Changes>("GET changes");
  const unsaved = useSite().files.filter(({ file }) => readDraft(file));
  return (
    <main className="file-list">
      <title>Review and submit · Pingo studio</title>
      <Link to="/" className="link">
        All pages
      </Link>
      <h1 className="mb-4 text-3xl/normal">Review and submit</h1>
      {data && isFaulty(data) && <Faults {...data} />}
      <section aria-labelledby="to-read">
        <h2 id="to-read">1. Review new sentences</h2>
        <p>
          No program can tell whether a sentence is true. Read each as a customer would: does the product do
          that, for everyone, at that price? The review shows what you accept.
        </p>
        {data && <UnreadSentences sentences={data.sentences} onAccept={reload} />}
        {(error || !data) && <p>{error ?? "Loading …"}</p>}
      </section>
      <section aria-labelledby="changed">
        <h2 id="changed">2. Submit your changes</h2>
        {unsaved.length > 0 && (
          <p className="failure">
            Changes that are not saved are not submitted:{" "}
            {unsaved.map(({ file, name }) => (
              <Link key={file} to={editorPathOf(file)} className="link me-2">
                {name}
              </Link>
            ))}
          </p>
        )}
        {data && <Changed changes={data} onSubmit={reload} />}
      </section>
    </main>
  );
}
