import type { Site } from "../data/site";

/** Asks a question about a site once: an open site does not change, and a save of a page leaves it open. */
export function onceASite<T>(ask: (site: Site) => T): (site: Site) => T {
  const known = new WeakMap<Site, { answer: T }>();
  return (site) => {
    const kept = known.get(site) ?? { answer: ask(site) };
    known.set(site, kept);
    return kept.answer;
  };
}
