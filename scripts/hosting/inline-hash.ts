import { createHash } from "node:crypto";

/** How a Content-Security-Policy names a style or script that is in the page itself. */
export const inlineHash = (code: string): string =>
  `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
