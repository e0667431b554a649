/** Elements that stand within a line, so that a quantity may begin before one and end in it: `$<b>12</b>`. */
const NAMES =
  "a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr";

export const INLINE: ReadonlySet<string> = new Set(NAMES.split(" "));

/** Stands for a tag within a line. */
export const TAG = "\u200b";

/** Attributes that say nothing to anyone: addresses, names, and the measures of a drawing. */
export const SILENT_ATTRIBUTE =
  /^(?:class|d|points|transform|viewBox|id|href|src|srcset|for|width|height|[xy]|[xy][12]|[cdr][xy]|r|offset|stroke-\w+)$/;
