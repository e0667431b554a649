interface SearchFieldProps {
  label: string;
  placeholder: string;
  query: string;
  setQuery: (query: string) => void;
  /** Takes the first one of what is found. */
  onEnter?: () => void;
}

/** Where somebody writes a word of what is looked for. */
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

/** True for a text that has every one of some words. */
export function matchesQuery(text: string, query: string): boolean {
  const said = text.toLowerCase();
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => said.includes(word));
}
