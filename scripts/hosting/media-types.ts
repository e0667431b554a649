import { extname } from "node:path";

/** Media type of every kind of file that a site may hold; what hosts know by themselves may lack the newer ones. */
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

/** Types whose texts do not say themselves how they are encoded. JSON is UTF-8 by RFC 8259, XML declares it. */
export const NEEDS_CHARSET = Object.keys(MEDIA_TYPES).filter((type) => type.startsWith("text/"));

/** The Content-Type of a file, by the ending of its name. */
export function contentType(name: string): string {
  const ending = extname(name).slice(1).toLowerCase();
  const [type = "application/octet-stream"] =
    Object.entries(MEDIA_TYPES).find(([, endings]) => endings.includes(ending)) ?? [];
  return NEEDS_CHARSET.includes(type) ? `${type}; charset=utf-8` : type;
}
