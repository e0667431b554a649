import { request } from "node:http";

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
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on("error", reject).end();
  });
}
