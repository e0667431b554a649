import { useCallback, useEffect, useState } from "react";

/** A window that has just been left may hold its file for a moment still. In milliseconds. */
const PATIENCE = 500;

/**
 * Asks that no other window edits the same file: of the two, one would write over what the other has not saved.
 *
 * @returns whether this is the one, undefined while that is being found out; and what takes the file over from another
 */
export function useOnlyWindow(file: string): { isOnly: boolean | undefined; takeOver: () => void } {
  const [isOnly, setOnly] = useState<boolean>();
  const [steal, setSteal] = useState(false);
  useEffect(() => {
    let leave = () => {};
    let isHere = true;
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    const tell = (only: boolean) => {
      if (!isHere) return;
      setOnly(only);
      if (!only) setSteal(false);
    };
    const options = steal ? { steal } : { signal: AbortSignal.timeout(PATIENCE) };
    navigator.locks
      .request(`pingo-studio ${file}`, options, () => {
        tell(true);
        return left;
      })
      // Another one has it, or has taken it over.
      .catch(() => tell(false));
    return () => {
      isHere = false;
      leave();
    };
  }, [file, steal]);
  return { isOnly, takeOver: useCallback(() => setSteal(true), []) };
}
