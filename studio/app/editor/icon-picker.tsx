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
      <SearchField label="Search icons" placeholder="phone, clock, shield …" {...{ wanted, setWanted }} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-1">
        {Object.entries(icons)
          .filter(([name]) => hasWords(name, wanted))
          .map(([name, address]) => (
            <li key={name}>
              <button
                type="button"
                className="grid w-full justify-items-center gap-1 rounded-inner px-1 py-2.5 text-[0.75rem] hover:bg-signal-soft"
                onClick={() => onPick(name)}
              >
                <img src={address} alt="" className="size-6" />
                {name.replaceAll("-", " ")}
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
