import type { Redirects } from "../schema/shapes.gen";

/** Path of the redirects file, relative to the project's root. */
export const REDIRECTS_FILE = "data/redirects.json";

/** A permanent redirect. */
export type Redirect = Redirects["redirects"][number];
