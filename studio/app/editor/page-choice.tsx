import { useEditor } from "../editor-context";
import { nameOfPage } from "../site";

/** Chooses the page for the preview, if several show the file. Unpublished pages cannot show it. */
export function PageChoice() {
  const { entry, site, preview, showOn } = useEditor();
  const unpublished = new Set(site.files.flatMap(({ route, isPublished }) => (isPublished ? [] : [route])));
  const routes = (entry.shownOn ?? []).filter((route) => route === entry.route || !unpublished.has(route));
  return (
    routes.length > 1 && (
      <label className="flex min-w-0 items-center gap-2 pb-2">
        Page
        <select
          className="input mt-0 min-w-0"
          value={preview.data?.route ?? entry.route}
          onChange={({ target: { value } }) => showOn(value)}
        >
          {routes.map((route) => (
            <option key={route} value={route}>
              {nameOfPage(site, route)}
            </option>
          ))}
        </select>
      </label>
    )
  );
}
