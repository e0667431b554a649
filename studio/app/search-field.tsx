interface SearchFieldProps {
  label: string;
  placeholder: string;
  wanted: string;
  setWanted: (wanted: string) => void;
  /** Takes the first one of what is found. */
  onEnter?: () => void;
}

/** Where somebody writes a word of what is looked for. */
export function SearchField({ label, placeholder, wanted, setWanted, onEnter }: SearchFieldProps) {
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
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
    </form>
  );
}

/** True for a text that has every one of some words. */
export function hasWords(text: string, wanted: string): boolean {
  const said = text.toLowerCase();
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => said.includes(word));
}
