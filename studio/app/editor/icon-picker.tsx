import { useState } from "react";
import type { SiteOffers } from "../../api";
import { Dialog } from "../dialog";
import { hasWords, SearchField } from "../search-field";

interface IconPickerProps {
  icons: SiteOffers["icons"];
  onPick: (name: string) => void;
  onClose: () => void;
}

/** Every icon, to choose one by its picture. */
export function IconPicker({ icons, onPick, onClose }: IconPickerProps) {
  const [wanted, setWanted] = useState("");
  return (
    <Dialog title="Choose an icon" onClose={onClose}>
      <SearchField
        label="Search icons"
        placeholder="phone, clock, shield …"
        value={wanted}
        onChange={setWanted}
      />
      <ul className="icons">
        {Object.entries(icons)
          .filter(([name]) => hasWords(name, wanted))
          .map(([name, address]) => (
            <li key={name}>
              <button type="button" className="icon-offer" onClick={() => onPick(name)}>
                <img src={address} alt="" />
                {name.replaceAll("-", " ")}
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
