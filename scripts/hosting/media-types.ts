import { extname } from "node:path";

/** File extensions by media type, for every file that a site may contain; the hosts' own lists may lack newer types. */
export const MEDIA_TYPES: Readonly<Record<string, readonly string[]>> = {
  "text/html": ["html"],
  "text/css": ["css"],
  "text/javascript": ["js", "mjs"],
  "text/plain": ["txt"],
  "text/csv": ["csv"],
  "text/vcard": ["vcf"],
  "application/json": ["json"],
  "application/manifest+json": ["webmanifest"],
  "application/pdf": ["pdf"],
  "application/xml": ["xml"],
  "font/woff2": ["woff2"],
  "image/avif": ["avif"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/svg+xml": ["svg"],
  "image/webp": ["webp"],
  "image/x-icon": ["ico"],
  "video/mp4": ["mp4"],
};

/** Types whose files do not declare their encoding. JSON is UTF-8 by RFC 8259, XML declares its encoding. */
export const TYPES_WITH_CHARSET = Object.keys(MEDIA_TYPES).filter((type) => type.startsWith("text/"));

/** Returns the Content-Type of a file, by its extension. */
export function contentType(name: string): string {
  const ending = extname(name).slice(1).toLowerCase();
  const [type = "application/octet-stream"] =
    Object.entries(MEDIA_TYPES).find(([, endings]) => endings.includes(ending)) ?? [];
  return TYPES_WITH_CHARSET.includes(type) ? `${type}; charset=utf-8` : type;
}
