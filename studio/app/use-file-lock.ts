import { useEffect, useState } from "react";

/** Time to wait for the lock, which a window that is being closed may hold for a moment, in milliseconds. */
const LOCK_TIMEOUT_MS = 500;

/**
 * Requests an exclusive lock on a file, so that two windows do not overwrite each other's unsaved changes.
 *
 * @param file the same in every call
 * @returns whether this window has the lock, undefined while the request is pending; and a function that takes the lock over
 *   from another window
 */
export function useFileLock(file: string): { hasLock: boolean | undefined; takeOver: () => void } {
  const [hasLock, setHasLock] = useState<boolean>();
  const [steal, setSteal] = useState(false);
  useEffect(() => {
    const mount = new AbortController();
    const unmounted = new Promise((resolve) => mount.signal.addEventListener("abort", resolve));
    const setIfMounted = (isHeld: boolean) => {
      if (mount.signal.aborted) return;
      setHasLock(isHeld);
      if (!isHeld) setSteal(false);
    };
    const options = steal ? { steal } : { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) };
    navigator.locks
      .request(`pingo-studio ${file}`, options, () => {
        setIfMounted(true);
        return unmounted;
      })
      // Another window holds the lock, or has taken it over.
      .catch(() => setIfMounted(false));
    return () => mount.abort();
  }, [file, steal]);
  return { hasLock, takeOver: () => setSteal(true) };
}
