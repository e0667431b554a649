import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { FileEntry, PageMoved } from "../../api";
import { Dialog } from "../dialog";
import { addressOf } from "../file-list";
import { ask, type CallError } from "../server";

interface AddressDialogProps {
  entry: FileEntry;
  /** All that can be edited. */
  files: readonly FileEntry[];
  isChanged: boolean;
  /** Called when the files are other ones now. */
  onMove: () => void;
  onClose: () => void;
}

/** Where a page can be moved to, and what can take its place. */
function AddressForms({ entry, files, send }: Pick<AddressDialogProps, "entry" | "files"> & { send: Send }) {
  const { route = "" } = entry;
  const others = files
    .filter((one) => one.stays !== undefined && one !== entry && one.file !== "pages/404.json")
    .map((one) => one.route);
  const parent = route.slice(0, route.lastIndexOf("/"));
  return (
    <>
      <form className="new-page" onSubmit={(event) => send(event, "POST moves")}>
        <h3>Move it</h3>
        <label>
          New address
          <input name="to" className="input" required defaultValue={route} autoComplete="off" />
        </label>
        <button type="submit" className="button button-primary button-small">
          Move page
        </button>
      </form>
      <form className="new-page" onSubmit={(event) => send(event, "POST removals")}>
        <h3>Remove it</h3>
        <label>
          Page that takes its place
          <select name="to" className="input" defaultValue={others.includes(parent) ? parent : "/"}>
            {others.map((other) => (
              <option key={other}>{other}</option>
            ))}
          </select>
        </label>
        <label className="choice">
          <input type="checkbox" required /> What it says is not needed any more
        </label>
        <button type="submit" className="button button-secondary button-small">
          Remove page
        </button>
      </form>
    </>
  );
}

type Send = (event: FormEvent<HTMLFormElement>, call: string) => void;

/** Moves a page to another address, or removes it: links to it and visitors of its address are led on. */
export function AddressDialog({ entry, files, isChanged, onMove, onClose }: AddressDialogProps) {
  const [moved, setMoved] = useState<PageMoved>();
  const [failed, setFailed] = useState("");
  const navigate = useNavigate();
  const send: Send = (event, call) => {
    event.preventDefault();
    const form = Object.fromEntries(new FormData(event.currentTarget));
    ask<PageMoved>(call, { ...form, route: entry.route }).then(setMoved, (error: CallError) =>
      setFailed(error.message),
    );
  };
  const leave = () => {
    if (!moved) return onClose();
    onMove();
    navigate(moved.file === undefined ? "/" : addressOf(moved.file));
  };
  const why = entry.stays || (isChanged ? "Save what you have written, or discard it, first." : "");
  return (
    <Dialog title={`Address ${entry.route}`} onClose={leave}>
      <p role="status">
        {moved?.said ||
          why ||
          "Links to the page are changed with it, and visitors of the old address are led on."}
      </p>
      {!moved && !why && <AddressForms {...{ entry, files, send }} />}
      <p role="alert" className="failure">
        {failed}
      </p>
    </Dialog>
  );
}
