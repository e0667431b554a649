interface SearchFieldProps<Entry> {
  label: string;
  placeholder: string;
  query: string;
  setQuery: (query: string) => void;
  /** Results, best first. */
  found: readonly Entry[];
  /** What to do if nothing is found. */
  advice?: string;
  /** Selects a result. */
  onPick?: (entry: Entry) => void;
}

/** A search input; Enter selects the first result of a query. */
export function SearchField<Entry>(props: SearchFieldProps<Entry>) {
  const { label, placeholder, query, setQuery, found, advice = "", onPick } = props;
  const [first] = found;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (query !== "" && first !== undefined) onPick?.(first);
      }}
    >
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={placeholder}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">{first === undefined && `Nothing has these words. ${advice}`}</p>
    </form>
  );
}

/** Words that say nothing beside others about what is searched for, as in "cost of the Standard plan". */
const FILLER =
  /^(?:an?|and|are|at|by|can|do|does|for|from|how|i|in|included|is|many|much|my|of|on|our|the|to|we|what|with|your)$/;

/** Returns the forms in which a text has a word: the word, its plural in -ies, or its beginning with any ending, such as `month*` for "monthly". */
const formsOf = (word: string): string[] => [
  word,
  ...(word.endsWith("y") ? [`${word.slice(0, -1)}ies`] : []),
  ...[...word].map((_, index) => ` ${word.slice(0, index + 1)}* `).slice(2),
];

/**
 * Returns the entries with every word of a query, ignoring case and fillers. Those whose name begins with the query come
 * first, then those whose name has its words, then those with the words in a row, each in the given order.
 *
 * @param textsOf returns the name of an entry, and further texts in which words are found
 */
export function search<Entry>(
  entries: readonly Entry[],
  query: string,
  textsOf: (entry: Entry) => readonly [name: string, ...others: string[]],
): Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const phrase = words.join(" ");
  const told = words.filter((word) => !FILLER.test(word));
  const telling = (told.length > 0 ? told : words).map(formsOf);
  const has = (text: string) => telling.every((forms) => forms.some((form) => ` ${text} `.includes(form)));
  const found = entries.flatMap((entry) => {
    const [name = "", ...others] = textsOf(entry).map((text) => text.toLowerCase());
    const all = [name, ...others].join(" ");
    if (!has(all)) return [];
    const rank = [name.startsWith(phrase), has(name), all.includes(phrase)].indexOf(true);
    return { entry, rank: rank < 0 ? 3 : rank };
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

/** Returns entries by their groups, in the order of the first ones; as a single group if they are the results of a query. */
export function inGroups<Entry extends { group: string }>(
  entries: readonly Entry[],
  query = "",
): [name: string, entries: readonly Entry[]][] {
  if (query !== "" && entries.length > 0) return [["Found", entries]];
  return [...new Set(entries.map(({ group }) => group))].map((name) => [
    name,
    entries.filter(({ group }) => group === name),
  ]);
}

/** Returns the first place in a text with a query, or else with one of its words, with the words around it; empty if there is none. */
export function excerpt(text: string, query: string): string {
  const [lower, phrase] = [text.toLowerCase(), query.trim().toLowerCase()];
  const found = [phrase, ...phrase.split(/\s+/)].find((words) => lower.includes(words));
  if (!found) return "";
  const start = lower.indexOf(found);
  const words = text.slice(Math.max(0, start - 40), start + found.length + 60);
  return `… ${words.replace(/^\S*\s|\s\S*$/g, "")} …`;
}
