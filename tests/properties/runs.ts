/**
 * How many made-up cases a property is tried on. Few by default, since the same ones come each time;
 * `PROPERTY_RUNS=20000 npx vitest run --project unit tests/properties` looks further. What takes longer to try is
 * tried a fixed part as often.
 */
export const RUNS = Number(process.env.PROPERTY_RUNS ?? 200);

/** Milliseconds after which a property is given up, for a busy machine and however many runs. */
export const PATIENCE = 60_000 + RUNS * 500;
