/** All of a text in brackets, as scripts/scaffold/placeholders.ts writes it. */
const WHOLE = /^\[[^[\]]+\]$/;
/** A sentence in brackets in the midst of what an author has begun to write; a link's words have their address behind. */
const WITHIN = /\[\p{Lu}[^[\]\s]*(?:\s+[^[\]\s]+){2,}\](?!\()/u;

/** True for a text that tells its author what to write there: `[The page's main heading]`. */
export const isPlaceholder = (text: string): boolean => WHOLE.test(text.trim()) || WITHIN.test(text);
