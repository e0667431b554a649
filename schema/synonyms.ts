import { nearest } from "./nearest";

/** Names that people know from other tools, each with the fields and choices of the schemas that it may mean. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  background: ["tone"],
  button: ["buttons", "action"],
  call: ["dial"],
  comment: ["note"],
  component: ["type"],
  content: ["props", "body"],
  description: ["intro", "text"],
  email: ["mail"],
  headline: ["heading"],
  href: ["to", "href"],
  id: ["anchor"],
  image: ["shareImage", "visual"],
  link: ["to", "href"],
  mailto: ["mail"],
  page: ["link"],
  phone: ["dial"],
  register: ["signup"],
  shared: ["use"],
  signin: ["login"],
  source: ["from"],
  subheading: ["intro", "text"],
  subtitle: ["intro", "text"],
  target: ["to"],
  tel: ["dial"],
  theme: ["tone"],
  title: ["heading", "label"],
  to: ["href"],
  url: ["to", "href"],
};

/** Words for true and false in other formats. */
export const BOOLEAN_WORDS = new Map(Object.entries({ yes: true, on: true, no: false, off: false }));

/** Returns the candidate that a word means: the nearest one, or else one that it is a synonym of; undefined if there is none. */
export function nearestOrSynonym(word: string, candidates: readonly string[]): string | undefined {
  const near = nearest(word, candidates);
  if (near !== undefined) return near;
  const name = word.toLowerCase().replace(/[^a-z]/g, "");
  const others = Object.hasOwn(SYNONYMS, name) ? SYNONYMS[name] : undefined;
  return others?.find((other) => candidates.includes(other));
}
