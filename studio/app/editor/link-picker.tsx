import { useState } from "react";
import type { Choice } from "../../api";
import { Dialog } from "../dialog";
import { hasWords, SearchField } from "../search-field";

/** What is an address by itself, such as that of another site or of a part of the page. */
const ADDRESS = /^(?:https:\/\/|mailto:|tel:|#|\/)\S+$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const SITE = /^(?:http:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

/** The address that somebody has written as people write it: `www.example.com`, `me@example.com`. */
function addressIn(words: string): string | undefined {
  if (ADDRESS.test(words)) return words;
  if (EMAIL.test(words)) return `mailto:${words}`;
  return SITE.test(words) ? `https://${words.replace("http://", "")}` : undefined;
}

interface LinkPickerProps {
  pages: readonly Choice[];
  /** What is to lead elsewhere is a link already. */
  isLinked: boolean;
  onPick: (page: Choice) => void;
  onClose: () => void;
}

/** The pages that a link can lead to; another address is written. */
export function LinkPicker({ pages, isLinked, onPick, onClose }: LinkPickerProps) {
  const [wanted, setWanted] = useState("");
  const all = pages.filter(({ value, label }) => hasWords(`${value} ${label}`, wanted));
  const isPart = ({ value }: Choice) => value.includes("#");
  const found = [...all.filter((page) => !isPart(page)), ...all.filter(isPart)];
  const other = addressIn(wanted.trim());
  const offers =
    other && !pages.some(({ value }) => value === other)
      ? [{ value: other, label: wanted.trim() }, ...found]
      : found;
  return (
    <Dialog title="Where does the link lead?" onClose={onClose}>
      <SearchField
        label="Search pages, or write an address"
        placeholder="pricing, or https://example.com"
        {...{ wanted, setWanted }}
        onEnter={() => offers[0] && onPick(offers[0])}
      />
      {isLinked && (
        <button type="button" className="button-quiet" onClick={() => onPick({ value: "", label: "" })}>
          No link, only the words
        </button>
      )}
      <ul>
        {offers.map((page) => (
          <li key={page.value}>
            <button type="button" className="offer" onClick={() => onPick(page)}>
              <b>{page.label}</b>
              <span>{page.value}</span>
            </button>
          </li>
        ))}
      </ul>
      {offers.length === 0 && <p>No page has these words. Another site begins with https://.</p>}
    </Dialog>
  );
}
