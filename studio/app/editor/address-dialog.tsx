import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { PageMoved } from "../../api";
import { Dialog } from "../dialog";
import { useEditor } from "../editor-context";
import { addressOf } from "../file-list";
import { useCall } from "../server";
import { usePublish } from "./publish-dialog";

/** Where the page can be moved to, and what can take its place. */
function AddressForms({ sendForm }: Pick<ReturnType<typeof useCall>, "sendForm">) {
  const { entry, offers } = useEditor();
  const { route = "", isPublished } = entry;
  const others = offers.files.filter(
    (other) =>
      other.stays !== undefined && other.isPublished && other !== entry && other.file !== "pages/404.json",
  );
  const parent = route.slice(0, route.lastIndexOf("/"));
  return (
    <>
      <form className="card new-page" onSubmit={sendForm("POST moves", { route })}>
        <h3>Move it</h3>
        <label>
          New address
          <input name="to" className="input" required defaultValue={route} autoComplete="off" />
        </label>
        <button type="submit" className="button button-primary button-small">
          Move page
        </button>
      </form>
      <form className="card new-page" onSubmit={sendForm("POST removals", { route })}>
        <h3>Remove it</h3>
        {isPublished ? (
          <label>
            Page that takes its place
            <select
              name="to"
              className="input"
              defaultValue={others.some((one) => one.route === parent) ? parent : "/"}
            >
              {others.map((other) => (
                <option key={other.route} value={other.route}>
                  {other.name} ({other.route})
                </option>
              ))}
            </select>
          </label>
        ) : (
          <input type="hidden" name="to" value="/" />
        )}
        <label className="flex items-center gap-2">
          <input type="checkbox" className="size-5.5 accent-signal" required /> Nobody needs what this page
          says any more
        </label>
        <button type="submit" className="button button-secondary button-small">
          Remove page
        </button>
      </form>
    </>
  );
}

/** Takes back a page that is not finished after all. */
function TakeBack() {
  const { publish, failed } = usePublish();
  return (
    <section className="card new-page">
      <h3>Take it back</h3>
      <p>Until it is published again it is on no site, and holds back nothing that is handed in.</p>
      <button
        type="button"
        className="button button-secondary button-small"
        onClick={() => void publish(false)}
      >
        Take page back
      </button>
      <p role="alert" className="failure">
        {failed}
      </p>
    </section>
  );
}

/** Moves the page to another address, or removes it: links to it and visitors of its address are led on. */
export function AddressDialog() {
  const { entry, isChanged, onWrite, show } = useEditor();
  const [moved, setMoved] = useState<PageMoved>();
  const navigate = useNavigate();
  const { sendForm, failed } = useCall(setMoved);
  const leave = () => {
    if (!moved) return show(null);
    onWrite();
    navigate(moved.file === undefined ? "/" : addressOf(moved.file));
  };
  const why = entry.stays || (isChanged ? "Save what you have written, or discard it, first." : "");
  return (
    <Dialog title={`Address ${entry.route}`} onClose={leave}>
      <p role="status">
        {moved?.said ||
          why ||
          (entry.isPublished
            ? "Links to the page are changed with it, and visitors of the old address are led on."
            : "The page is on no site yet, so that no link leads to it.")}
      </p>
      {!moved && !why && <AddressForms sendForm={sendForm} />}
      {!moved && !why && entry.isPublished && <TakeBack />}
      <p role="alert" className="failure">
        {failed}
      </p>
    </Dialog>
  );
}
