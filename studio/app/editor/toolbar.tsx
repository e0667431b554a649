import { Link, useLocation } from "react-router-dom";
import { useEditor } from "../editor-context";
import { Button, Collapsible, UnpublishedBadge } from "../elements";
import { FileLink } from "../file-link";
import { useNames } from "../site";
import { AddressDialog } from "./address-dialog";
import { changesIn, withoutChanges } from "./changes";
import { Changes, ChangesDialog } from "./changes-dialog";
import { HistoryDialog } from "./history-dialog";
import { PUBLISHED, PublishDialog } from "./publish-dialog";
import { stepHistory } from "./step-history";

/** Style of what an action did, or why a save failed: in the bar, a long message would push the panels down. */
const NOTICE =
  "pointer-events-none fixed inset-(--notice-inset) z-10 mx-auto w-fit whitespace-normal rounded-inner border border-line-strong bg-surface px-4 py-2.5 text-left shadow-lift";

/** Name, status and actions of the file. */
export function Toolbar() {
  const editor = useEditor();
  const withNames = useNames();
  // What is left to do after the page has been published is shown until the author leaves it.
  const { state: passed } = useLocation();
  const { entry, state, status, isChanged, isAtRisk, saved, preview, verdict } = editor;
  const { save, resetTo, showDialog } = editor;
  const { route = entry.route } = preview.data ?? {};
  const action = (label: string, onClick: (() => void) | false) => <Button onClick={onClick}>{label}</Button>;
  const failure =
    status.kind === "failed"
      ? `Not saved. ${withNames(status.message)}`
      : isAtRisk && "This browser cannot keep your text. Save it before you close the window.";
  const notice = [state.notice, failure].filter(Boolean).join(" ");
  /** Returns the save status of the file. */
  const statusText = (): string => {
    if (status.kind === "saving") return "Saving …";
    if (!isChanged) return "Saved";
    return verdict.data?.canBeShown === false
      ? "Not saved yet: first fix what keeps it from being shown"
      : "Not saved yet";
  };
  return (
    <header className="col-span-full flex flex-wrap items-center gap-x-3.5 gap-y-1 border-line border-b bg-surface px-4 py-2">
      {/* In a narrow window the buttons are below, as a whole. */}
      <div className="flex min-w-0 flex-[1_1_30rem] items-center gap-x-3.5 gap-y-1 max-[40rem]:flex-wrap">
        <Link to="/" className="link flex-none">
          All pages
        </Link>
        <h1 className="max-w-80 truncate text-[1.125rem] outline-none" title={entry.name} tabIndex={-1}>
          {entry.name}
        </h1>
        {route && entry.isPublished && (
          <a href={route} target="_blank" rel="noreferrer" className="link truncate">
            {route}
          </a>
        )}
        {!entry.isPublished && <UnpublishedBadge />}
        <p
          role="status"
          className="min-w-32 flex-[1_1_8rem] truncate text-right text-muted"
          title={statusText()}
        >
          {notice && (
            <>
              <span className={`${NOTICE} ${failure ? "failure" : "text-ink"}`}>{notice}</span>{" "}
            </>
          )}
          {statusText()}
        </p>
      </div>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
        {entry.stayReason !== undefined && action("Move or remove", () => showDialog(<AddressDialog />))}
        {!entry.isPublished && action("Publish", () => showDialog(<PublishDialog />))}
        {action("History", () => showDialog(<HistoryDialog />))}
        {action("Changes", isChanged && (() => showDialog(<ChangesDialog />)))}
        {action("Discard", isChanged && (() => resetTo(saved)))}
        {action("Undo", state.past.length > 0 && (() => stepHistory(editor, "undo")))}
        {action("Redo", state.future.length > 0 && (() => stepHistory(editor, "redo")))}
        {/* On a phone the edited field is far below the bar, so the button is at the edge of the screen. */}
        <Button
          look="primary"
          className="max-[40rem]:fixed max-[40rem]:right-4 max-[40rem]:bottom-4 max-[40rem]:z-10 max-[40rem]:aria-disabled:pointer-events-none max-[40rem]:aria-disabled:not-focus-visible:opacity-0"
          onClick={isChanged && status.kind !== "saving" && (() => void save())}
        >
          Save
        </Button>
      </div>
      {passed === PUBLISHED && (
        <p className="basis-full text-right">
          Next: {/* The blog lists its articles automatically. */}
          {entry.schema === undefined && (
            <>
              link to it in <FileLink file="data/navigation.json" />, then{" "}
            </>
          )}
          <Link to="/submit" className="link">
            review and submit
          </Link>
          .
        </p>
      )}
    </header>
  );
}

/** On a phone, the edited field may be far below the question. */
const showIt = (element: HTMLElement | null): void => element?.scrollIntoView({ block: "nearest" });

/** Asks which version to keep after the file has been changed elsewhere: one of them, or both if they differ in other places. */
export function Conflict() {
  const { status, state, saved, isBaseKnown, save, resetTo, write } = useEditor();
  if (status.kind !== "conflict") return null;
  const { theirs } = status;
  const { content } = state;
  const both = isBaseKnown && withoutChanges(theirs.content, changesIn(content, saved.content));
  const choice = (label: string, onClick: () => void) => (
    <Button look="secondary" onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <div
      ref={showIt}
      className="col-span-full flex flex-wrap items-center gap-3 bg-sun-soft px-4 py-3"
      role="alert"
    >
      <p className="flex-1 basis-80">
        <strong>This page has been changed elsewhere since you began.</strong> What you wrote is still here
        and has not been saved.
      </p>
      {both &&
        choice("Keep both changes", () => {
          resetTo(theirs);
          write(both);
        })}
      {choice("Take the other one, and lose mine", () => resetTo(theirs))}
      {choice("Save mine over it", () => void save(theirs.version))}
      <Collapsible
        name="What changes if you take the other one"
        className="max-h-[40dvh] basis-full overflow-auto"
      >
        <Changes before={content} after={theirs.content} />
      </Collapsible>
    </div>
  );
}
