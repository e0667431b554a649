import { useEffect, useRef, useState } from "react";
import type { FactOffer } from "../../api";

/** So many are shown at once: whoever looks for another one writes a word of it. */
const MOST_SHOWN = 40;

interface FactPickerProps {
  facts: readonly FactOffer[];
  onPick: (token: string) => void;
  onClose: () => void;
}

/** The list of facts, to put one into a text as a token. */
export function FactPicker({ facts, onPick, onClose }: FactPickerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState("");
  useEffect(() => dialog.current?.showModal(), []);
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = facts.filter(({ token, label, reads }) => {
    const said = `${token} ${label} ${reads}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="facts-title" onClose={onClose}>
      <h2 id="facts-title">Insert a fact</h2>
      <p>Prices and limits are never typed, so that each page shows what they are today.</p>
      <input
        type="search"
        className="input"
        aria-label="Search facts"
        placeholder="price, trial, countries …"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <ul>
        {found.slice(0, MOST_SHOWN).map(({ token, label, reads }) => (
          <li key={token}>
            <button type="button" className="offer" onClick={() => onPick(token)}>
              <strong>{reads}</strong>
              <span>{label}</span>
              <code>{token}</code>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>No fact has these words. A new one is added to data/constants.json.</p>}
      {found.length > MOST_SHOWN && <p>{found.length - MOST_SHOWN} more. Write a word to find yours.</p>}
      <button type="button" className="button-quiet close" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
