/** Unit of a price or an allowance: $12 a month, $0.05 per minute, $4 per user per month. */
type Per = "day" | "week" | "month" | "year" | "minute" | "message" | "user" | "number";

const NAMES: Record<Per, string> = {
  day: "day",
  week: "week|wk",
  month: "months?|mo|mth|mnth",
  year: "year|yr|annum",
  minute: "minutes?|mins?",
  message: "messages?|texts?|sms|mms|msg",
  user: "users?|seats?|members?|teammates?|person|people|head|employees?|agents?|licen[cs]es?",
  number: "numbers?|lines?",
};
const ADVERBS: Record<string, Per> = {
  daily: "day",
  weekly: "week",
  monthly: "month",
  yearly: "year",
  annually: "year",
};
const NAME_PATTERNS = (Object.entries(NAMES) as [Per, string][]).map(
  ([per, words]) => [per, new RegExp(`^(?:${words})$`, "i")] as const,
);
const ADJECTIVE =
  "additional|extra|added|further|new|outbound|inbound|team|phone|voice|text|local|toll-free|active|calendar|billed";
const NOUN = `(?:(?:${ADJECTIVE})[ -]){0,2}(?<noun>${Object.values(NAMES).join("|")})`;
const PHRASE = new RegExp(
  String.raw`(?: (?:each |extra |more |plus tax |flat )?|, (?=(?:per|each|every) )| ?\/ ?|-|(?=per ))` +
    String.raw`(?:(?:(?<=\/ ?)|(?:per|an?|each|every)[ -])${NOUN}|(?<adverb>${Object.keys(ADVERBS).join("|")}))` +
    "(?![A-Za-z'’]| of )",
  "iy",
);

/** A unit, and the words that state it. */
interface StatedPer {
  per: Per;
  words: string;
}

/** Returns the units in the words directly after an amount, each with its words: "/mo", " a month", " per user per month". */
export function statedAfter(text: string, end: number): StatedPer[] {
  const found: StatedPer[] = [];
  PHRASE.lastIndex = end;
  for (let match = PHRASE.exec(text); match && found.length < 3; match = PHRASE.exec(text)) {
    const { noun = "", adverb = "" } = match.groups ?? {};
    const per = ADVERBS[adverb.toLowerCase()] ?? NAME_PATTERNS.find(([, words]) => words.test(noun))?.[0];
    if (per) found.push({ per, words: match[0] });
  }
  return found;
}

/** Returns the units in the words directly after an amount. */
export const perAfter = (text: string, end: number): Per[] => statedAfter(text, end).map(({ per }) => per);

/** Returns the units that a fact states by itself: "$12 a month". */
export const perIn = (fact: string): Per[] => perAfter(fact, fact.search(/ (?:an?|per) /));
