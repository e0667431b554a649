import type { IncomingMessage } from "node:http";
import { isJsonObject, type JsonObject } from "../../schema/json-document";
import { StudioError } from "./files";

/** No page comes near this; the reader of pages has the same limit. */
const LONGEST_BODY = 2 * 1024 * 1024;

/**
 * Reads what a request brings.
 *
 * @throws StudioError for what is too long, or no JSON object
 */
export async function bodyOf(request: IncomingMessage): Promise<JsonObject> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // What is left of the request is not read, so that no other one can follow on this connection.
    if (length > LONGEST_BODY) throw new StudioError(413, "This is too long to be saved.");
    chunks.push(chunk);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    if (isJsonObject(value)) return value;
  } catch {
    // Said below.
  }
  throw new StudioError(400, "A JSON object is expected.");
}
