import { join } from "node:path";

/** Script with which Node starts a program of this project: `[RUN_FILE, "dev/x"]` runs scripts/dev/x.ts. */
export const RUN_FILE = join(import.meta.dirname, "../run.mjs");
