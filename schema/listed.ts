/** Default maximum of listed names: enough to find the intended one. */
const MOST = 12;

/** Formats names as a list, cut after the first few: `lite, standard and 3 more`. */
export function listed(names: readonly string[], most = MOST): string {
  const rest = names.length - most;
  return `${names.slice(0, most).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
