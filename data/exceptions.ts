import type { Exceptions } from "../schema/shapes.gen";

/** Path of the exceptions from the project's root. */
export const EXCEPTIONS_FILE = "data/exceptions.json";

/** A reviewed figure that may stand in a file as it is typed. */
export type Exception = Exceptions["exceptions"][number];
