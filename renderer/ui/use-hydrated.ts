import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Returns false in the server's HTML and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
