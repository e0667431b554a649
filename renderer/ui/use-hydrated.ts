import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** Returns false in the server's HTML and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
