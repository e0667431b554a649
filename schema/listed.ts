/** So many names help to find the one that was meant. */
const MOST = 12;

/** Names in a row, the first ones of many: `lite, standard and 3 more`. */
export function listed(names: readonly string[], most = MOST): string {
  const rest = names.length - most;
  return `${names.slice(0, most).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
