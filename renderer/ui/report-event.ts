import type { EventName } from "../../schema/shapes.gen";

/** Name of the DOM event with which a part of a page reports something to analytics. */
export const ANALYTICS_EVENT = "pingo:analytics";

/** Values that describe an event; never what a person typed. */
export type EventProperties = Readonly<Record<string, string | number | boolean>>;

/** Payload of the DOM event. */
export interface ReportedEvent {
  /** A name from the event catalog, such as `landing_watched_demo` (spec, section 7). */
  name: EventName;
  properties: EventProperties;
}

/**
 * Reports an event from an island or an enhancement. It is a DOM event, so parts of a page do not depend on the
 * analytics service, and nothing happens if none is configured.
 */
export function reportEvent(name: EventName, properties: EventProperties = {}): void {
  const detail: ReportedEvent = { name, properties };
  document.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail }));
}
