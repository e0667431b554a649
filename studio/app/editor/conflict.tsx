interface ConflictProps {
  onTake: () => void;
  onKeep: () => void;
}

/** Somebody else has changed the file: who works here decides which of the two counts. */
export function Conflict({ onTake, onKeep }: ConflictProps) {
  return (
    <div className="col-span-full flex flex-wrap items-center gap-3 bg-sun-soft px-4 py-3" role="alert">
      <p className="flex-1">
        <strong>This page has been changed elsewhere since you began.</strong> What you wrote is still here
        and has not been saved.
      </p>
      <button type="button" className="button button-secondary button-small" onClick={onTake}>
        Take the other one, and lose mine
      </button>
      <button type="button" className="button button-secondary button-small" onClick={onKeep}>
        Save mine over it
      </button>
    </div>
  );
}
