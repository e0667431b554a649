import { useEffect, useEffectEvent } from "react";

/** Listens to events while the component is mounted, with the handler of the latest render. @param names `focus online` */
export function useListener(
  names: string,
  onEvent: (event: Event) => void,
  target: EventTarget = window,
): void {
  const listener = useEffectEvent(onEvent);
  useEffect(() => {
    const mount = new AbortController();
    for (const name of names.split(" "))
      target.addEventListener(name, (event) => listener(event), { signal: mount.signal });
    return () => mount.abort();
  }, [names, target]);
}
