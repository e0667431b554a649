import type { EventName } from "../../schema/shapes.gen";

/** Name of the DOM event by which a part of a page reports something that analytics may count. */
export const ANALYTICS_EVENT = "pingo:analytics";

/** Values that describe an event; never what a person typed. */
export type EventProperties = Readonly<Record<string, string | number | boolean>>;

/** What the DOM event carries. */
export interface ReportedEvent {
  /** A name of the event catalogue, such as `landing_watched_demo` (spec, section 7). */
  name: EventName;
  properties: EventProperties;
}

/**
 * Reports an event from an island or an enhancement. It is a DOM event, so a part of a page knows nothing of the
 * service that counts, and nothing happens where none is set up.
 */
export function reportEvent(name: EventName, properties: EventProperties = {}): void {
  const detail: ReportedEvent = { name, properties };
  document.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail }));
}
