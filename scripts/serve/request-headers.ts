import { existsSync, statSync } from "node:fs";
import type { IncomingMessage } from "node:http";

/** A weak entity tag of a file, from its size and time: weak, since the compressed bytes differ. */
export function entityTag(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
}

/** Whether `If-None-Match` names the tag, so that 304 is the answer (RFC 9110, section 13.1.2). */
export function isFresh(request: IncomingMessage, tag: string): boolean {
  const header = request.headers["if-none-match"];
  if (header === undefined) return false;
  const opaque = (value: string) => value.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((value) => opaque(value) === opaque(tag));
}

/**
 * Whether the request asks for one well-formed byte range without a condition. Any other range may be ignored and
 * the whole file sent (RFC 9110, section 14.2).
 */
export function isSimpleRange(request: IncomingMessage): boolean {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "");
  if (!range || request.headers["if-range"] !== undefined) return false;
  return range[2] === "" || Number(range[1]) <= Number(range[2]);
}

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
