import { type RefObject, useState } from "react";
import type { JsonObject } from "../../../schema/json-document";
import type { SiteOffers } from "../../api";

interface GalleryProps {
  dialog: RefObject<HTMLDialogElement | null>;
  offers: SiteOffers;
  onPick: (entry: JsonObject) => void;
}

/** Every block with its picture, to choose one for the page. */
export function Gallery({ dialog, offers, onPick }: GalleryProps) {
  const [wanted, setWanted] = useState("");
  const words = wanted.toLowerCase();
  const blocks = offers.blocks.filter(({ title, description }) =>
    `${title} ${description}`.toLowerCase().includes(words),
  );
  const pick = (entry: JsonObject) => {
    dialog.current?.close();
    onPick(entry);
  };
  return (
    <dialog ref={dialog} className="dialog gallery" aria-labelledby="gallery-title">
      <h2 id="gallery-title">Add a block</h2>
      <input
        type="search"
        className="input"
        aria-label="Search blocks"
        placeholder="prices, questions, stories …"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <ul>
        {offers.shared.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => pick({ use: name })}>
              <strong>Shared: {name}</strong>
              <span className="gallery-words">
                A block that several pages show, and that is edited in one place.
              </span>
            </button>
          </li>
        ))}
        {blocks.map(({ name, title, description, example }) => (
          <li key={name}>
            <button type="button" onClick={() => pick(example)}>
              <img src={`/blocks/${name}/example.webp`} alt="" loading="lazy" />
              <strong>{title}</strong>
              <span className="gallery-words">{description}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button-quiet close" onClick={() => dialog.current?.close()}>
        Close
      </button>
    </dialog>
  );
}
