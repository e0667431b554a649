/**
 * Number of generated cases for each property. Few by default, since they are the same each time;
 * `PROPERTY_RUNS=20000 npx vitest run --project unit tests/properties` tries more. Slow properties use a fixed fraction
 * of it.
 */
export const RUNS = Number(process.env.PROPERTY_RUNS ?? 200);

/** Timeout of a property: none, since the number of runs and the load of the machine vary. */
export const NO_TIMEOUT = 0;
