import { useEditor } from "../editor-context";

/** Shows how the page looks in search results and when it is shared. */
export function SharePreview() {
  const { entry, state, preview, isChanged } = useEditor();
  const { metadata, route = entry.route } = preview.data ?? {};
  // The not-found page is never found or shared. The image of an unpublished page is not drawn yet.
  if (!metadata || (entry.isPublished && entry.shareImage === undefined)) return null;
  const { shareImage = entry.shareImage, shareImageAlt = "" } = state.content;
  return (
    <div>
      <h3 className="pt-3 pb-1.5 text-[0.9375rem]">In search results</h3>
      <div className="look overflow-hidden rounded-inner border border-line p-3 text-sm">
        <p className="text-muted">pingo{route?.replace(/\/$/, "").replaceAll("/", " › ")}</p>
        <p className="look-title text-[1.0625rem] text-signal-strong">{metadata.title}</p>
        <p className="text-muted">{metadata.description}</p>
      </div>
      <h3 className="pt-3 pb-1.5 text-[0.9375rem]">Where it is shared</h3>
      <div className="look overflow-hidden rounded-inner border border-line p-3 text-sm">
        {shareImage === undefined ? (
          <p className="-mx-3 -mt-3 mb-2.5 grid aspect-[1200/630] place-items-center bg-sunken p-6 text-center">
            The picture is drawn from the title. It appears here when the page has been published.
          </p>
        ) : (
          // The generated image shows the saved title, so it is reloaded after a save.
          <img
            key={String(isChanged)}
            src={String(shareImage)}
            alt={String(shareImageAlt)}
            className="-mx-3 -mt-3 mb-2.5 aspect-[1200/630] w-[calc(100%+1.5rem)] max-w-none bg-sunken"
          />
        )}
        <p className="look-title text-[1.0625rem] text-signal-strong">{metadata.title}</p>
        <p className="text-muted">{metadata.description}</p>
      </div>
    </div>
  );
}
