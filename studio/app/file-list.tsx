import { useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { formatGrouped } from "../../data/numerals";
import type { Changes, FileEntry, Updated } from "../api";
import { useQuery } from "./api-client";
import { readDraft } from "./editor/draft-storage";
import { isFactsFile } from "./editor/facts-form";
import { Button, Collapsible, NOT_PUBLISHED, StatusBadge, UnpublishedBadge } from "./elements";
import { NewPage } from "./new-page";
import { RequestForm } from "./request-form";
import { excerpt, inGroups, SearchField, search } from "./search-field";
import { describePlace, editorPathOf, useSite } from "./site";

/** Says what an update has brought; a running server does not notice a new program. */
const describeUpdate = ({ files, isProgramNew }: Updated): string => {
  const count =
    files.length === 1
      ? "one file, and you see its newest version now"
      : `${files.length} files, and you see their newest versions now`;
  const content = files.length > 0 && `Others have changed ${count}.`;
  const program =
    isProgramNew && "The program has changed too: stop npm run dev, run npm ci, and start it again.";
  return [content, program].filter(Boolean).join(" ") || "This was the newest version already.";
};

/** A button that adds what others have changed to the author's copy of the site. */
function NewestVersion({ onNew }: { onNew: () => void }) {
  const [updated, setUpdated] = useState<Updated>();
  const show = (result: Updated) => {
    setUpdated(result);
    onNew();
  };
  return (
    <div className="mt-4" onSubmitCapture={() => setUpdated(undefined)}>
      <RequestForm<Updated>
        className="grid justify-items-start gap-2"
        call="POST updates"
        button="Get the changes of others"
        look="secondary"
        onSuccess={show}
        // A refusal has details if some of the changes have arrived before it.
        onFailure={({ details: { files, isProgramNew } }) => {
          if (Array.isArray(files)) show({ files, isProgramNew: isProgramNew === true });
        }}
      />
      <p role="status" className="mt-2 empty:hidden">
        {updated && describeUpdate(updated)}
      </p>
    </div>
  );
}

/** Steps from a new page to its review, and keyboard shortcuts. */
const Help = () => (
  <Collapsible name="Help" className="mt-4">
    <ol className="grid list-decimal gap-2 py-2 ps-5">
      <li>Choose a page, or create one. Click a text in its preview to edit it.</li>
      <li>Prices and limits come from “Insert a fact”, so that they are right on every page.</li>
      <li>The list “to fix” shows what is missing or wrong, with links to each place.</li>
      <li>Save. A new page is hidden until you publish it; then link it in “Menus and footer”.</li>
      <li>Review new sentences, and submit your changes. Visitors see them after a review.</li>
    </ol>
    <p>For another color, a photo or a new kind of block, ask an engineer.</p>
    <p>
      Ctrl+S saves, Ctrl+Z undoes. Enter, in a number or a text of one line, goes to the next text to write or
      to fix. In the list of blocks, the arrow keys select one, with Alt they move it, Delete deletes it,
      Ctrl+D duplicates it, and Enter goes to its fields. F6 goes to the next part of the window, and Shift+F6
      back: the bar, the list of blocks, the preview, the fields.
    </p>
  </Collapsible>
);

/** Section of what is not published, saved or submitted yet; it comes first. */
const IN_WORK = "Work in progress";

/** Entries of a section that are shown at first: a browser takes a second to show thousands. */
const MAX_SHOWN = 100;

interface SectionProps {
  name: string;
  entries: readonly FileEntry[];
  /** Returns the place in a file that has the words of the query. */
  placeIn: (entry: FileEntry) => string | undefined;
  /** Says how far the author has got with a file; empty if it is as submitted. */
  progressOf: (file: string) => string;
}

/** A section of the list of files. */
function Section({ name, entries, placeIn, progressOf }: SectionProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isCut = entries.length > MAX_SHOWN && !isWhole;
  const firstOfRest = useRef<HTMLLIElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isWhole) firstOfRest.current?.querySelector("a")?.focus();
  }, [isWhole]);
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {(isCut ? entries.slice(0, MAX_SHOWN) : entries).map((entry, index) => (
          <li key={entry.file} ref={index === MAX_SHOWN ? firstOfRest : null}>
            <Link to={editorPathOf(entry.file)}>{entry.name}</Link>
            <span className="description">{describePlace(entry)}</span>
            {!entry.isPublished && <UnpublishedBadge />}
            {placeIn(entry) !== undefined && <span className="description basis-full">{placeIn(entry)}</span>}
            {progressOf(entry.file) && <StatusBadge words={progressOf(entry.file)} />}
          </li>
        ))}
      </ul>
      {isCut && (
        <Button onClick={() => setIsWhole(true)}>{`Show all ${formatGrouped(entries.length)}`}</Button>
      )}
    </section>
  );
}

/** The list of all editable files, and a form for a new page. */
export function FileList() {
  const site = useSite();
  const [query, setQuery] = useState("");
  const { data: texts = {}, reload } = useQuery<Record<string, string>>("GET texts");
  const { data: changes } = useQuery<Pick<Changes, "files">>("GET unsubmitted");
  const unsubmitted = new Set(changes?.files);
  const progressOf = (file: string) =>
    readDraft(file) ? "not saved yet" : unsubmitted.has(file) ? "not submitted yet" : "";
  const isInWork = ({ file, isPublished }: FileEntry) => !isPublished || progressOf(file) !== "";
  const all = site.files
    .map((entry) => (isInWork(entry) ? { ...entry, group: IN_WORK } : entry))
    .sort((a, b) => Number(b.group === IN_WORK) - Number(a.group === IN_WORK));
  const navigate = useNavigate();
  const files = search(all, query, (entry) => [
    entry.name,
    describePlace(entry),
    texts[entry.file] ?? "",
    entry.isPublished ? "" : NOT_PUBLISHED,
  ]);
  return (
    <main className="file-list">
      <title>Pages · Pingo studio</title>
      <h1 className="mb-4 text-3xl/normal">Pages</h1>
      <SearchField
        label="Search pages"
        placeholder="Name, address or words of a page"
        {...{ query, setQuery }}
        found={files}
        onPick={({ file }) => navigate(editorPathOf(file))}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-12 max-[62rem]:grid-cols-1">
        {/* In a narrow window, the forms would push what is found out of view. */}
        <aside className={`min-[62rem]:col-start-2 ${query === "" ? "" : "max-[62rem]:hidden"}`}>
          <NewPage />
          <Help />
          <NewestVersion
            onNew={() => {
              site.reload();
              reload();
            }}
          />
          <p className="mt-4">
            When a page is done:{" "}
            <Link to="/submit" className="link">
              review and submit
            </Link>
          </p>
        </aside>
        <div className="min-[62rem]:col-start-1 min-[62rem]:row-start-1">
          {inGroups(files, query).map(([name, entries]) => (
            <Section
              key={name}
              {...{ name, entries, progressOf }}
              placeIn={(entry) =>
                query.trim() === "" || isFactsFile(entry)
                  ? undefined
                  : excerpt(texts[entry.file] ?? "", query)
              }
            />
          ))}
        </div>
      </div>
    </main>
  );
}
