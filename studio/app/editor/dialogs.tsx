import { flushSync } from "react-dom";
import type { JsonObject } from "../../../schema/json-document";
import type { Choice, FileEntry, SavedFile, SiteOffers } from "../../api";
import { AddressDialog } from "./address-dialog";
import { ChangesDialog } from "./changes-dialog";
import { FactPicker } from "./fact-picker";
import { Gallery } from "./gallery";
import { HistoryDialog } from "./history-dialog";
import { IconPicker } from "./icon-picker";
import { LinkPicker } from "./link-picker";

/** Which dialog is open. */
export type OpenDialog =
  | { kind: "changes" }
  | { kind: "address" }
  | { kind: "history"; onPick: (content: JsonObject) => void }
  | { kind: "gallery"; above: string | undefined; onPick: (entry: JsonObject) => void }
  | { kind: "icons"; onPick: (name: string) => void }
  | { kind: "facts"; now: string | undefined; onPick: (token: string) => void }
  | { kind: "links"; onPick: (page: Choice) => void; isLinked: boolean };

interface DialogsProps {
  open: OpenDialog | undefined;
  offers: SiteOffers;
  entry: FileEntry;
  saved: SavedFile;
  content: JsonObject;
  isChanged: boolean;
  /** Called when a file has been saved, moved or removed. */
  onWrite: () => void;
  onClose: () => void;
}

/** The dialog of the editor that is open. What is picked in one closes it. */
export function Dialogs({ open, offers, saved, content, onClose, ...props }: DialogsProps) {
  const { entry } = props;
  const picked =
    <Picked,>(use: (picked: Picked) => void) =>
    (what: Picked) => {
      // As long as the dialog is there, nothing below it can have the focus.
      flushSync(onClose);
      use(what);
    };
  switch (open?.kind) {
    case "changes":
      return (
        <ChangesDialog before={saved.content} after={content} parts={offers.blocks} {...{ entry, onClose }} />
      );
    case "history":
      return (
        <HistoryDialog onTake={picked(open.onPick)} parts={offers.blocks} {...{ entry, content, onClose }} />
      );
    case "address":
      return <AddressDialog files={offers.files} onClose={onClose} {...props} />;
    case "gallery":
      return (
        <Gallery
          isTemplate={entry.isTemplate}
          above={open.above}
          onPick={picked(open.onPick)}
          {...{ offers, onClose }}
        />
      );
    case "icons":
      return <IconPicker icons={offers.icons} onPick={picked(open.onPick)} onClose={onClose} />;
    case "facts":
      return (
        <FactPicker facts={offers.facts} now={open.now} onPick={picked(open.onPick)} onClose={onClose} />
      );
    case "links":
      return (
        <LinkPicker
          pages={offers.choices.address ?? []}
          isLinked={open.isLinked}
          onPick={picked(open.onPick)}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
