import { createSessionNote } from "../../ui/session-note";

/** An event to send. */
export interface QueuedEvent {
  name: string;
  properties: Record<string, unknown>;
  /** Time of the event, in milliseconds since 1970. */
  at: number;
}

/** Session storage key for unsent events of earlier pages. */
const KEY = "pingo:unsent";
const storage = createSessionNote(KEY);

/** Maximum number of waiting events; more would be the repetition of an error. */
const MAX_WAITING = 50;

function takeUnsent(): QueuedEvent[] {
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
 * Queues events until the service has loaded. If the page is left before that, they wait in the session storage for the next
 * page; if storage is denied, they are lost.
 */
export class EventQueue {
  #waiting: QueuedEvent[] = takeUnsent();
  #send: ((event: QueuedEvent) => void) | undefined;

  add(name: string, properties: Record<string, unknown>): void {
    const event = { name, properties, at: Date.now() };
    if (this.#send) this.#send(event);
    else this.#waiting = [...this.#waiting, event].slice(-MAX_WAITING);
  }

  /** Sends the waiting events, and from now on each event at once. */
  sendTo(send: (event: QueuedEvent) => void): void {
    this.#send = send;
    for (const event of this.#waiting.splice(0)) send(event);
  }

  /** Moves the waiting events to the session storage, so that a page restored from the cache does not send them again. */
  persist(): void {
    if (this.#waiting.length > 0 && storage.write(JSON.stringify(this.#waiting))) this.#waiting = [];
  }
}
