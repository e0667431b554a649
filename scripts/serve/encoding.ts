import { existsSync } from "node:fs";
import type { IncomingMessage } from "node:http";

/** What a text may be sent as, in the order in which a server prefers them, with the ending of its file. */
const ENCODINGS = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

/** Whether `Accept-Encoding` names an encoding, and not with the weight zero (RFC 9110, section 12.5.3). */
function accepts(request: IncomingMessage, name: string): boolean {
  const listed = String(request.headers["accept-encoding"] ?? "").split(",");
  return listed.some((entry) => {
    const [coding, weight = ""] = entry.trim().split(/\s*;\s*/);
    return coding === name && !/^q=0(?:\.0*)?$/.test(weight);
  });
}

/** The compressed form of a file to send in its place (scripts/build/compress.ts); undefined where there is none. */
export function compressedFile(
  request: IncomingMessage,
  file: string,
): (typeof ENCODINGS)[number] | undefined {
  return ENCODINGS.find(({ name, ending }) => accepts(request, name) && existsSync(file + ending));
}
