import { useState } from "react";
import type { JsonObject } from "../../../schema/json-document";
import type { SiteOffers } from "../../api";
import { Dialog } from "../dialog";
import { firstWords } from "../json-edit";
import { hasWords, SearchField } from "../search-field";
import { copiedBlock } from "./journal";
import { titleOf } from "./outline";

interface GalleryProps {
  offers: SiteOffers;
  /** True where the page is a template. */
  isTemplate: boolean;
  /** The block below which it will stand; absent where that is the end of the page. */
  above: string | undefined;
  onPick: (entry: JsonObject) => void;
  onClose: () => void;
}

const Picture = ({ of }: { of: string }) => (
  <img
    src={`/blocks/${of}/example.webp`}
    alt=""
    loading="lazy"
    className="h-32 w-full rounded-lg bg-paper object-cover object-left-top"
  />
);

/** Every block with its picture, to choose one for the page. */
export function Gallery({ offers, isTemplate, above, onPick, onClose }: GalleryProps) {
  const [wanted, setWanted] = useState("");
  const blocks = offers.blocks.filter(
    ({ title, description, isForTemplates }) =>
      (isTemplate || !isForTemplates) && hasWords(`${title} ${description}`, wanted),
  );
  const block = copiedBlock();
  const copied = block && hasWords(`copied ${titleOf(block, offers.blocks)}`, wanted) ? block : undefined;
  const shared = offers.shared.filter((one) =>
    hasWords(`shared ${one.name} ${titleOf(one.block, offers.blocks)}`, wanted),
  );
  const [first] = [
    ...(copied ? [copied] : []),
    ...shared.map(({ name }) => ({ use: name })),
    ...blocks.map((one) => one.example),
  ];
  return (
    <Dialog title="Add a block" className="gallery" onClose={onClose}>
      <p>{above === undefined ? "It goes to the end of the page." : `It goes below ${above}.`}</p>
      <SearchField
        label="Search blocks"
        placeholder="prices, questions, stories …"
        {...{ wanted, setWanted }}
        onEnter={() => first && onPick(first)}
      />
      {!first && <p>No block has these words.</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-4">
        {copied && (
          <li>
            <button type="button" onClick={() => onPick(copied)}>
              <strong>Copied: {titleOf(copied, offers.blocks)}</strong>
              <span className="description">{firstWords(copied.props)}</span>
            </button>
          </li>
        )}
        {shared.map(({ name, block: shown }) => (
          <li key={name}>
            <button type="button" onClick={() => onPick({ use: name })}>
              <Picture of={String(shown.type)} />
              <strong>Shared: {name}</strong>
              <span className="description">
                A {titleOf(shown, offers.blocks)} block that several pages show, and that is edited in one
                place.
              </span>
            </button>
          </li>
        ))}
        {blocks.map(({ name, title, description, example }) => (
          <li key={name}>
            <button type="button" onClick={() => onPick(example)}>
              <Picture of={name} />
              <strong>{title}</strong>
              <span className="description">{description}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
