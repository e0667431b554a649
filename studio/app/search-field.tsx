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

/**
 * Returns the entries with every word of a query, ignoring case. Those whose name begins with the query come first, then
 * those whose name has its words, each in the given order.
 *
 * @param textsOf returns the name of an entry, and further texts in which words are found
 */
export function search<Entry>(
  entries: readonly Entry[],
  query: string,
  textsOf: (entry: Entry) => readonly [name: string, ...others: string[]],
): Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.includes(word));
  const found = entries.flatMap((entry) => {
    const [name = "", ...others] = textsOf(entry).map((text) => text.toLowerCase());
    if (!has([name, ...others].join(" "))) return [];
    return { entry, rank: name.startsWith(words.join(" ")) ? 0 : has(name) ? 1 : 2 };
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}
