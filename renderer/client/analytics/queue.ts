import { sessionNote } from "../../ui/session-note";

/** An event that waits to be sent. */
export interface QueuedEvent {
  name: string;
  properties: Record<string, unknown>;
  /** When it happened, in milliseconds since 1970. */
  at: number;
}

/** Key in the session storage: events of pages that were left before they could be sent. */
const KEY = "pingo:unsent";
const kept = sessionNote(KEY);

/** More would only be a fault that repeats. */
const MOST_KEPT = 50;

function unsent(): QueuedEvent[] {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const value: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(value) ? (value as QueuedEvent[]) : [];
  } catch {
    return [];
  }
}

/**
 * Holds events until there is somebody to send them. Those of a page that is left before that wait in the session
 * storage for the next page; where storage is denied they are lost with the page.
 */
export class EventQueue {
  #waiting: QueuedEvent[] = unsent();
  #send: ((event: QueuedEvent) => void) | undefined;

  add(name: string, properties: Record<string, unknown>): void {
    const event = { name, properties, at: Date.now() };
    if (this.#send) this.#send(event);
    else this.#waiting = [...this.#waiting, event].slice(-MOST_KEPT);
  }

  /** Sends what waits, and from now on each event at once. */
  sendTo(send: (event: QueuedEvent) => void): void {
    this.#send = send;
    for (const event of this.#waiting.splice(0)) send(event);
  }

  /** Keeps what waits for the next page. A page that comes back from memory does not have it any more. */
  keep(): void {
    if (this.#waiting.length > 0 && kept.write(JSON.stringify(this.#waiting))) this.#waiting = [];
  }
}
