import { request } from "node:http";
import { buffer } from "node:stream/consumers";

/** A response as received: redirects are not followed, and the body is not decompressed. */
export interface RawResponse {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** Sends one request with an unchanged path; `fetch` would normalize it. */
export function sendRequest(
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers, method, agent: false }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    });
    sent.on("error", reject).end();
  });
}
