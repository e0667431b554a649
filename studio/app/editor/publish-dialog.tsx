import { Dialog } from "../dialog";
import { useEditor } from "../editor-context";
import { unwrittenIn } from "../json-edit";
import { RequestForm } from "../request-form";
import { useSite } from "../site";

/** Notice after a page has been published. */
export const PUBLISHED = "Visitors see it once it is submitted and reviewed.";

/** Why a page with unsaved changes cannot be published, moved or removed. */
export const SAVE_FIRST = "Save what you have written, or discard it, first.";

/** A button that publishes a page, or unpublishes one that visitors do not know. */
export function PublishForm({ isPublic }: { isPublic: boolean }) {
  const { entry, showDialog } = useEditor();
  const { reload } = useSite();
  return (
    <RequestForm
      call="POST publications"
      body={{ route: entry.route, isPublic }}
      button={isPublic ? "Publish page" : "Unpublish page"}
      look={isPublic ? "primary" : "secondary"}
      onSuccess={() => {
        showDialog(null);
        // Reloads the file list, by which the router redirects from the former file name to the new one.
        void reload();
      }}
    />
  );
}

/**
 * Asks for confirmation before publishing, and says how many faults would block the submission of all changes; not every
 * finding does.
 */
export function PublishDialog() {
  const { entry, findings, verdict, state, isChanged } = useEditor();
  const errors = findings.filter(({ severity }) => severity === "error");
  const { length } = [...errors, ...unwrittenIn(state.content)];
  const title = `Publish ${entry.route}`;
  if (isChanged) return <Dialog title={title}>{SAVE_FIRST}</Dialog>;
  return (
    <Dialog title={title}>
      <p>Visitors see the page after you submit it and it has been reviewed.</p>
      {!verdict.isCurrent && <p role="status">{verdict.error ?? "Looking for faults …"}</p>}
      {verdict.isCurrent && length > 0 && (
        <p role="status" className="failure">
          {length === 1 ? "One thing is" : `${length} things are`} still to fix. You can publish the page, but
          until then nobody can submit anything, on this page or on others.
        </p>
      )}
      <PublishForm isPublic />
    </Dialog>
  );
}
