import { useState } from "react";
import type { FactOffer } from "../../api";
import { Dialog } from "../dialog";
import { hasWords, SearchField } from "../search-field";

/** So many are shown at once: whoever looks for another one writes a word of it. */
const MOST_SHOWN = 40;

interface FactPickerProps {
  facts: readonly FactOffer[];
  /** The token that stands in its place now; its fact comes first. */
  now: string | undefined;
  onPick: (token: string) => void;
  onClose: () => void;
}

/** The list of facts, to put one into a text as a token. */
export function FactPicker({ facts, now, onPick, onClose }: FactPickerProps) {
  const [wanted, setWanted] = useState("");
  const isNow = ({ tokens }: FactOffer): boolean => tokens.some(({ token }) => token === now);
  const found = facts
    .toSorted((a, b) => Number(isNow(b)) - Number(isNow(a)))
    .filter(({ group, label, about, tokens }) =>
      hasWords(
        [group, label, about, ...tokens.flatMap(({ token, reads }) => [token, reads])].join(" "),
        wanted,
      ),
    );
  return (
    <Dialog title={now === undefined ? "Insert a fact" : "Change the fact"} onClose={onClose}>
      <p>
        Prices and limits are never typed, so that each page shows what they are today. Of several forms take
        the one that your sentence needs.
      </p>
      <SearchField label="Search facts" placeholder="price, trial, countries …" {...{ wanted, setWanted }} />
      <ul>
        {found.slice(0, MOST_SHOWN).map(({ group, label, tokens }) => (
          <li
            key={tokens[0]?.token}
            className="grid grid-cols-[12rem_1fr] items-baseline gap-x-4 border-line border-t p-2"
          >
            <span>
              {label} <small className="block text-muted">{group}</small>
            </span>
            <span className="flex flex-wrap gap-1.5">
              {tokens.map(({ token, reads }) => (
                <button
                  key={token}
                  type="button"
                  className="rounded-lg border border-line px-2.5 py-1 text-left first:font-semibold hover:bg-sunken aria-[current]:bg-signal-soft"
                  title={token}
                  aria-current={token === now || undefined}
                  onClick={() => onPick(token)}
                >
                  {reads}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>No fact has these words. A new one is added by whoever keeps the facts.</p>}
      {found.length > MOST_SHOWN && <p>{found.length - MOST_SHOWN} more. Write a word to find yours.</p>}
    </Dialog>
  );
}
