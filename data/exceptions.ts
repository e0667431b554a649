import type { Exceptions } from "../schema/shapes.gen";

/** Path of the exceptions file, relative to the project's root. */
export const EXCEPTIONS_FILE = "data/exceptions.json";

/** A reviewed figure that may be typed in a file. */
export type Exception = Exceptions["exceptions"][number];
