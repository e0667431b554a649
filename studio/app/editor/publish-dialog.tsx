import { useMutation } from "../api-client";
import { Dialog } from "../dialog";
import { useEditor } from "../editor-context";

/** Returns a function that publishes a page, or unpublishes one that visitors do not know, and the last error. */
export function usePublish() {
  const { entry, onWrite, showDialog } = useEditor();
  const { send, error } = useMutation(() => {
    showDialog(null);
    // Reloads the file list, by which the router redirects from the former file name to the new one.
    onWrite();
  });
  const publish = (isPublic: boolean) => send("POST publications", { route: entry.route, isPublic });
  return { publish, error };
}

/** Hint for pages; the blog lists its articles automatically. */
const LINK_HINT = "Then link to it, in “Menus and footer” or on another page.";

/** Asks for confirmation before publishing, since an unfinished published page blocks the submission of all changes. */
export function PublishDialog() {
  const { entry, findings } = useEditor();
  const isPage = entry.schema === undefined;
  const { publish, error } = usePublish();
  return (
    <Dialog title={`Publish ${entry.route}`}>
      <p>Visitors see the page after you submit it and it has been reviewed. {isPage && LINK_HINT}</p>
      {findings.length > 0 && (
        <p className="failure">
          {findings.length === 1 ? "One thing is" : `${findings.length} things are`} still to fix. Until then,
          a published page keeps all changes from being submitted.
        </p>
      )}
      <button
        type="button"
        className="button button-primary button-small self-start"
        onClick={() => void publish(true)}
      >
        Publish page
      </button>
      <p role="alert" className="failure">
        {error}
      </p>
    </Dialog>
  );
}
