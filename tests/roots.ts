import { join } from "node:path";

/** The project under test: this repository. */
export const ROOT = process.cwd();

/**
 * Pages and data as they once were, for every test that quotes content: whoever edits the site's own pages and data breaks
 * no test. Change it only if a schema or a block requires it, or a test needs what it lacks.
 */
export const FROZEN_SITE = join(ROOT, "tests/frozen-site");
