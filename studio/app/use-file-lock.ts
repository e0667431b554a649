import { useEffect, useState } from "react";

/** Time to wait for the lock, which a window that is being closed may hold for a moment, in milliseconds. */
const LOCK_TIMEOUT_MS = 500;

/**
 * Requests an exclusive lock on a file, so that two windows do not overwrite each other's unsaved changes.
 *
 * @returns whether this window has the lock, undefined while the request is pending; and a function that takes the lock over
 *   from another window
 */
export function useFileLock(file: string): { hasLock: boolean | undefined; takeOver: () => void } {
  const [known, setKnown] = useState<{ file: string; hasLock: boolean }>();
  /** File that the author has taken over; a file that is opened after it is not. */
  const [takenOver, setTakenOver] = useState<string>();
  const steal = takenOver === file;
  useEffect(() => {
    let release = () => {};
    let isMounted = true;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const setIfMounted = (hasLock: boolean) => {
      if (!isMounted) return;
      setKnown({ file, hasLock });
      if (!hasLock) setTakenOver(undefined);
    };
    const options = steal ? { steal } : { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) };
    navigator.locks
      .request(`pingo-studio ${file}`, options, () => {
        setIfMounted(true);
        return released;
      })
      // Another window holds the lock, or has taken it over.
      .catch(() => setIfMounted(false));
    return () => {
      isMounted = false;
      release();
    };
  }, [file, steal]);
  return { hasLock: known?.file === file ? known.hasLock : undefined, takeOver: () => setTakenOver(file) };
}
