/**
 * How many made-up cases a property is tried on. Few by default, since the same ones come each time;
 * `PROPERTY_RUNS=20000 npx vitest run --project unit tests/properties` looks further. What takes longer to try is
 * tried a fixed part as often.
 */
export const RUNS = Number(process.env.PROPERTY_RUNS ?? 200);

/** The time limit of a property: none, for however many runs on however busy a machine. */
export const NO_LIMIT = 0;
