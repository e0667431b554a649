interface SearchFieldProps {
  label: string;
  placeholder: string;
  query: string;
  setQuery: (query: string) => void;
  /** Selects the first result. */
  onEnter?: () => void;
}

/** A search input; Enter selects the first result. */
export function SearchField({ label, placeholder, query, setQuery, onEnter }: SearchFieldProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onEnter?.();
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
    </form>
  );
}

/** Whether a text contains every word of a query, ignoring case. */
export function matchesQuery(text: string, query: string): boolean {
  const lowerCase = text.toLowerCase();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => lowerCase.includes(word));
}
