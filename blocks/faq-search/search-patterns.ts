/** Words that do not indicate the subject of a question. They count only in a search that has no others. */
const STOP_WORDS = new Set(
  "a an and are be can could do does for from get have how i if in is it me my of on or our the there to us want we what when where which who why will with you your".split(
    " ",
  ),
);

/** Groups of synonyms: a search for one finds all of them. */
const SYNONYMS = [
  ["much", "cost", "price", "pricing", "fee", "discount", "cheap"],
  ["bill", "invoice", "receipt"],
  ["sms", "mms", "text", "message"],
  ["mail", "voicemail"],
  ["cancel", "quit", "contract"],
  ["port", "transfer", "switch"],
  ["annual", "yearly"],
  ["beyond", "overage"],
  ["protect", "security", "secure"],
  ["international", "abroad", "overseas"],
  ["spam", "robocall"],
  ["911", "e911", "emergency"],
  ["hipaa", "hippa"],
];

/** Lowercases, removes accents and straightens apostrophes. Characters keep their positions, so matches can be marked. */
export function fold(text: string): string {
  const plain = (unit: string) => (/[‘’]/.test(unit) ? "'" : unit.normalize("NFD").charAt(0));
  return text.replace(/[\u0080-\uffff]/g, plain).toLowerCase();
}

/**
 * Returns a pattern for each word of a search, to be used on folded text. It finds the beginnings of words, and the
 * plural finds the singular: "ports" finds porting, but neither "port" nor "ports" finds support. Synonyms find each
 * other: "how much" finds the price. A hyphen finds a space or nothing too: "e-mail" finds email. The s of a plural is
 * part of the match, so that a whole word is marked.
 */
export function patternsOf(query: string): RegExp[] {
  const words = fold(query.normalize("NFC"))
    .split(/\s+/)
    .map((word) => word.replace(/^["'(“-]+|["').,:;!?”-]+$/g, ""))
    .filter(Boolean);
  const contentWords = words.filter((word) => !STOP_WORDS.has(word));
  return (contentWords.length > 0 ? contentWords : words).map((word) => {
    const singular = word.replace(/(?<=...)s$/, "");
    const synonyms = SYNONYMS.find((group) => group.includes(singular)) ?? [singular];
    const stems = synonyms.map((stem) =>
      stem.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll("-", "[ -]?"),
    );
    return new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.join("|")})s?`, "gu");
  });
}
