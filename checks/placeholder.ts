import type { Role } from "./field-roles";

/** All of a text in brackets, as scripts/scaffold/placeholders.ts writes it. */
const WHOLE = /^\[[^[\]]+\]$/;
/**
 * Words in brackets in the midst of what an author has begun to write, or one that sticks to another: of a quotation, a
 * single word may be an editor's. A link's words have their address behind.
 */
const WITHIN = /\[\p{Lu}[^[\]\s]*(?:\s+[^[\]\s]+)+\](?!\()|[\p{L}\d}]\[\p{Lu}\p{Ll}+\](?!\()/u;

/** True for a text of which nothing is written yet: `[The page's main heading]`. */
export const isUnwritten = (text: string): boolean => WHOLE.test(text.trim());

/** True for a text that tells its author, or still tells beside other words, what to write there. */
export const isPlaceholder = (text: string): boolean =>
  text.includes("[") && (isUnwritten(text) || WITHIN.test(text));

interface Said {
  role: Role;
  text: string;
}

const isToWrite = ({ role, text }: Said): boolean =>
  role !== "code" && role !== "fact" && isPlaceholder(text);

/** What is listed of a page or a file, with the texts apart that nobody has written yet. */
export const unwrittenApart = <Text extends Said, Action>(listed: { fields: Text[]; actions: Action[] }) => ({
  ...listed,
  fields: listed.fields.filter((field) => !isToWrite(field)),
  placeholders: listed.fields.filter(isToWrite),
});
