import type { Redirects } from "../schema/shapes.gen";

/** Path of the redirects from the project's root. */
export const REDIRECTS_FILE = "data/redirects.json";

/** An address that leads to another one for good. */
export type Redirect = Redirects["redirects"][number];
