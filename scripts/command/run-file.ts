import { join } from "node:path";

/** What Node runs to start a program of ours: `[RUN_FILE, "dev/check-process"]` is scripts/dev/check-process.ts. */
export const RUN_FILE = join(import.meta.dirname, "../run.mjs");
