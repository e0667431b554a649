import { useCallback, useEffect, useState } from "react";

/** A window that has just been left may hold its file for a moment still. In milliseconds. */
const LOCK_TIMEOUT_MS = 500;

/**
 * Asks that no other window edits the same file: of the two, one would write over what the other has not saved.
 *
 * @returns whether this is the one, undefined while that is being found out; and what takes the file over from another
 */
export function useFileLock(file: string): { hasLock: boolean | undefined; takeOver: () => void } {
  const [hasLock, setHasLock] = useState<boolean>();
  const [steal, setSteal] = useState(false);
  useEffect(() => {
    let release = () => {};
    let isMounted = true;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const setIfMounted = (value: boolean) => {
      if (!isMounted) return;
      setHasLock(value);
      if (!value) setSteal(false);
    };
    const options = steal ? { steal } : { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) };
    navigator.locks
      .request(`pingo-studio ${file}`, options, () => {
        setIfMounted(true);
        return released;
      })
      // Another one has it, or has taken it over.
      .catch(() => setIfMounted(false));
    return () => {
      isMounted = false;
      release();
    };
  }, [file, steal]);
  return { hasLock, takeOver: useCallback(() => setSteal(true), []) };
}
