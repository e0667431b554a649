import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { PageMoved, Version } from "../../api";
import { useQuery } from "../api-client";
import { Dialog } from "../dialog";
import { useEditor } from "../editor-context";
import { Options } from "../elements";
import { LabeledInput, RequestForm } from "../request-form";
import { editorPathOf, useNames, useSite } from "../site";
import { PublishForm, SAVE_FIRST } from "./publish-dialog";

/** Forms for moving, removing and unpublishing the page. */
function AddressForms({ onMove }: { onMove: (moved: PageMoved) => void }) {
  const { entry } = useEditor();
  const { file, route = "", isPublished } = entry;
  const warning = useId();
  const { data: versions } = useQuery<Version[]>(`GET versions?name=${encodeURIComponent(file)}`);
  const others = useSite()
    .files.filter((other) => other.stayReason !== undefined && other.isPublished)
    .filter((other) => ![file, "pages/404.json"].includes(other.file))
    .map((other) => ({ value: String(other.route), label: `${other.name} (${other.route})` }));
  return (
    <>
      <RequestForm
        className="card new-page"
        call="POST moves"
        body={{ route }}
        button="Move page"
        onSuccess={onMove}
      >
        <h3>Move it</h3>
        <LabeledInput label="New address" name="to" defaultValue={route} />
      </RequestForm>
      <RequestForm
        className="card new-page"
        call="POST removals"
        body={{ route }}
        button="Remove page"
        look="secondary"
        onSuccess={onMove}
      >
        <h3>Remove it</h3>
        {versions?.length === 0 && (
          <p id={warning} className="failure">
            It has never been submitted, so there is no copy of it. “Review and submit” can bring it back, but
            only until you submit your changes, or the studio is stopped.
          </p>
        )}
        {isPublished ? (
          <label>
            Page that takes its place
            <select name="to" className="input" defaultValue="" required>
              <option value="" disabled>
                Choose a page
              </option>
              <Options choices={others} />
            </select>
          </label>
        ) : (
          <input type="hidden" name="to" value="/" />
        )}
        <label className="flex items-center gap-2">
          <input type="checkbox" className="size-5.5 accent-signal" aria-describedby={warning} required />{" "}
          Nobody needs the content of this page anymore
        </label>
      </RequestForm>
      {isPublished && (
        <section className="card new-page">
          <h3>Unpublish it</h3>
          <p>
            It is not on the site until you publish it again, and does not keep other changes from being
            submitted. A page that visitors may know has to be removed instead.
          </p>
          <PublishForm isPublic={false} />
        </section>
      )}
    </>
  );
}

/** Moves, removes or unpublishes the page. When it is moved or removed, links are updated and its old route redirects. */
export function AddressDialog() {
  const { entry, isChanged, showDialog } = useEditor();
  const { reload } = useSite();
  const withNames = useNames();
  const [moved, setMoved] = useState<PageMoved>();
  const navigate = useNavigate();
  const close = async () => {
    if (!moved) return showDialog(null);
    await reload();
    navigate(moved.file === undefined ? "/" : editorPathOf(moved.file));
  };
  const obstacle = entry.stayReason || (isChanged ? SAVE_FIRST : "");
  return (
    <Dialog title="Move or remove" onClose={close}>
      <p role="status">
        {(moved && withNames(moved.summary)) ||
          obstacle ||
          (entry.isPublished
            ? "Links to the page are updated. If visitors may know its old address, they are redirected."
            : "The page is not on the site yet, so no link leads to it.")}
      </p>
      {moved && moved.file === undefined && (
        <RequestForm
          call="POST restorations"
          body={{ route: entry.route }}
          button="Bring it back"
          look="secondary"
          onSuccess={() => showDialog(null)}
        />
      )}
      {!moved && !obstacle && <AddressForms onMove={setMoved} />}
    </Dialog>
  );
}
