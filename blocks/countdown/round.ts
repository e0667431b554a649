const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;

/** Returns the days since January 1 of the local year. It counts in UTC, which has no days of 23 or 25 hours. */
function dayOfYear(date: Date): number {
  const year = date.getFullYear();
  return (Date.UTC(year, date.getMonth(), date.getDate()) - Date.UTC(year, 0, 1)) / DAY_MS;
}

/**
 * Returns the end of the round that contains a moment. Rounds of `days` days follow one another from January 1, 0:00
 * local time, and the last round of a year ends with the year (spec sections 2 and 4).
 *
 * The end belongs to the next round, so it is always later than `now`.
 *
 * @param days whole days of a round, at least 1
 */
export function windowEnd(now: Date, days = 3): Date {
  const year = now.getFullYear();
  const lastDay = (Math.floor(dayOfYear(now) / days) + 1) * days;
  const end = new Date(year, 0, 1 + lastDay);
  const newYear = new Date(year + 1, 0, 1);
  return end < newYear ? end : newYear;
}

/**
 * Returns the time left in the round of `now`, in full seconds and never zero: the last second is shown until it is over.
 *
 * It is elapsed time, not clock time. A round in which clocks are set back lasts an hour longer, and starts at 3 days
 * and 1 hour.
 */
export function remainingTime(now: Date, days = 3) {
  const seconds = Math.ceil((windowEnd(now, days).getTime() - now.getTime()) / SECOND_MS);
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
