import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { close, listen } from "../../../scripts/serve/listen";

/** An event as it arrived. */
export interface CapturedEvent {
  uuid: string;
  event: string;
  timestamp: string;
  properties: Record<string, unknown>;
}

/** A request as it arrived, its body decoded. */
export interface CapturedRequest {
  method: string;
  /** Path without the query. */
  path: string;
  /** Content type of the body. */
  type: string;
  encoding: "gzip" | "base64" | "json" | "none";
  /** JSON, as the client wrote it before any compression. */
  body: string;
}

/** Response of the server: a status; `never`, to send none; `hang up`, to close the connection. */
export type Answer = number | "never" | "hang up";

/** Matches the paths that events are posted to, in all versions of the service. */
const CAPTURE = /^\/(?:e|i\/v0\/e|batch|capture|track)\/?$/;
const REMOTE_CONFIG = /^\/array\/[^/]+\/config$/;

function decode(request: IncomingMessage, body: Buffer): Pick<CapturedRequest, "encoding" | "body"> {
  if (body.length === 0) return { encoding: "none", body: "" };
  if (body[0] === 0x1f && body[1] === 0x8b) return { encoding: "gzip", body: gunzipSync(body).toString() };
  if (request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded")) {
    const data = new URLSearchParams(body.toString()).get("data") ?? "";
    return { encoding: "base64", body: Buffer.from(data, "base64").toString() };
  }
  return { encoding: "json", body: body.toString() };
}

/** Returns the events of a body: a batch, a list or a single event. */
function eventsIn(body: string): CapturedEvent[] {
  const value = JSON.parse(body) as CapturedEvent[] | { batch?: CapturedEvent[] } | CapturedEvent;
  if (Array.isArray(value)) return value;
  return "batch" in value && value.batch ? value.batch : [value as CapturedEvent];
}

/**
 * Fake PostHog server: accepts events in every form in which posthog-js sends them, and responds to the requests for
 * remote configuration and flags. Other posted data is only stored, as the endpoint of a form does.
 */
export class CaptureServer {
  /** Host and port of the server, once it has started. */
  host = "";
  /**
   * Events received since the last reset, in order, without refused ones. One that arrives twice counts once, as in PostHog,
   * since its uuid is the same (https://posthog.com/docs/how-posthog-works/ingestion-pipeline): posthog-js sends a batch again
   * if the page is left before the response.
   */
  events: CapturedEvent[] = [];
  requests: CapturedRequest[] = [];
  answer: Answer = 200;
  /** Body of the response to events. */
  reply: object = { status: "Ok" };
  /** Compression methods that the server supports, according to the remote configuration. */
  compression: string[] = ["gzip", "gzip-js"];
  /** Requests that wait for a response. */
  #pending: IncomingMessage[] = [];
  readonly #server: Server = createServer((request, response) => void this.#handle(request, response));

  async start(): Promise<void> {
    this.host = new URL(await listen(this.#server, 0)).host;
  }

  stop(): Promise<void> {
    return close(this.#server);
  }

  /** Responds from now on, and closes waiting requests, which would occupy the browser's connections. */
  recover(): void {
    this.answer = 200;
    for (const { socket } of this.#pending) socket.destroy();
    this.#pending = [];
  }

  reset(): void {
    this.events = [];
    this.requests = [];
    this.recover();
    this.reply = { status: "Ok" };
    this.compression = ["gzip", "gzip-js"];
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? "/").replace(/\?.*/, "");
    const { method = "", headers } = request;
    if (method === "OPTIONS") return this.#send(response, 204);
    const type = headers["content-type"] ?? "";
    const captured = { method, path, type, ...decode(request, await buffer(request)) };
    this.requests.push(captured);
    if (this.answer === "never") {
      this.#pending.push(request);
      return;
    }
    if (this.answer === "hang up") request.socket.destroy();
    else if (this.answer >= 400) this.#send(response, this.answer, { error: "refused" });
    else if (REMOTE_CONFIG.test(path)) this.#send(response, 200, this.#remoteConfiguration());
    else if (path === "/flags/") this.#send(response, 200, { flags: {}, errorsWhileComputingFlags: false });
    else if (CAPTURE.test(path)) {
      const known = new Set(this.events.map(({ uuid }) => uuid));
      this.events.push(...eventsIn(captured.body).filter(({ uuid }) => !known.has(uuid)));
      this.#send(response, 200, this.reply);
    } else this.#send(response, this.answer);
  }

  #remoteConfiguration(): object {
    return {
      supportedCompression: this.compression,
      hasFeatureFlags: true,
      analytics: { endpoint: "/i/v0/e/" },
      // A project with every feature enabled: none of them may reach the visitor.
      autocapture_opt_out: false,
      autocaptureExceptions: true,
      capturePerformance: { web_vitals: true },
      captureDeadClicks: true,
      heatmaps: true,
      surveys: true,
      sessionRecording: { endpoint: "/s/" },
    };
  }

  #send(response: ServerResponse, status: number, body?: object): void {
    response.writeHead(status, {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "*",
      "Access-Control-Allow-Methods": "*",
      "Content-Type": "application/json",
    });
    response.end(body && JSON.stringify(body));
  }
}
