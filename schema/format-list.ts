/** Default maximum of listed names: enough to find the intended one. */
const MAX_NAMES = 12;

/** Formats names as a list, cut after the first few: `lite, standard and 3 more`. */
export function formatList(names: readonly string[], max = MAX_NAMES): string {
  const rest = names.length - max;
  return `${names.slice(0, max).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
