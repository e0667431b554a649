import { Link } from "react-router-dom";
import type { FileEntry } from "../../api";
import type { SaveStatus } from "./use-file";

interface ToolbarProps {
  entry: FileEntry;
  status: SaveStatus;
  isChanged: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** False where something keeps the page from being shown. */
  isSound: boolean;
  notice: string | undefined;
  onShowChanges: () => void;
  onShowAddress: () => void;
  onShowHistory: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
  onDiscard: () => void;
}

/** How it stands with the file, in a few words. */
function words({ status, isChanged, isSound }: ToolbarProps): string {
  if (status.kind === "saving") return "Saving …";
  if (status.kind === "failed") return `Not saved. ${status.message}`;
  if (!isChanged) return "Saved";
  return isSound ? "Not saved yet" : "Not saved yet: first mend what keeps it from being shown";
}

/** What concerns the page as a whole. */
export function Toolbar(props: ToolbarProps) {
  const { entry, isChanged, notice, onSave, status } = props;
  const quiet: (readonly [label: string, isPossible: boolean, onPress: () => void])[] = [
    ...(entry.stays === undefined ? [] : [["Address", true, props.onShowAddress] as const]),
    ["History", true, props.onShowHistory],
    ["Changes", isChanged, props.onShowChanges],
    ["Discard", isChanged, props.onDiscard],
    ["Undo", props.canUndo, props.onUndo],
    ["Redo", props.canRedo, props.onRedo],
  ];
  return (
    <header className="col-span-full flex flex-wrap items-center gap-x-3.5 gap-y-1 max-[72rem]:gap-x-2 border-line border-b bg-surface px-4 py-2">
      <Link to="/" className="link">
        All pages
      </Link>
      <h1 className="max-w-80 truncate text-[1.125rem]">{entry.name}</h1>
      {entry.route && (
        <a href={entry.route} target="_blank" rel="noreferrer" className="link max-[72rem]:hidden">
          {entry.route}
        </a>
      )}
      <p
        role="status"
        className={`flex-[1_1_8rem] text-right ${status.kind === "failed" ? "failure" : "text-muted"}`}
      >
        {[notice, words(props)].filter(Boolean).join(" ")}
      </p>
      {quiet.map(([label, isPossible, onPress]) => (
        <button key={label} type="button" className="button-quiet" disabled={!isPossible} onClick={onPress}>
          {label}
        </button>
      ))}
      <button
        type="button"
        className="button button-primary button-small"
        disabled={!isChanged || status.kind === "saving"}
        onClick={onSave}
      >
        Save
      </button>
    </header>
  );
}
