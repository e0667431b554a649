import { renderToStaticMarkup } from "react-dom/server";
import { isValidRoute } from "../../data/page-address";
import { contentFileOf, unpublishedPages } from "../../data/page-refs";
import type { Site } from "../../data/site";
import { nearest } from "../../schema/nearest";
import { STUDIO_PATH } from "../../studio/api";
import { TEMPLATE_NAMES } from "../scaffold/templates";

/** Inline styles in the style of the overlay, independent of the page's stylesheet. */
const BOX = {
  padding: "1rem 1.5rem",
  background: "#181818",
  color: "#e6e6e6",
  font: "1rem / 1.5 system-ui, sans-serif",
  overflowWrap: "anywhere",
} as const;
const LINK = { color: "#7fd7ff", textDecoration: "underline" };

/**
 * Renders the notice of the dev server above the not-found page: the command that creates the page, the page that was
 * probably meant, and the studio, which people look for at /studio.
 *
 * @param route the requested path
 * @returns HTML
 */
export function unknownAddress(site: Site, route: string): string {
  const [template, ...others] = TEMPLATE_NAMES;
  const routes = site.pages.map((page) => page.route);
  const target = nearest(route, routes);
  const unpublished = unpublishedPages(site).find((page) => page.route === route);
  return renderToStaticMarkup(
    <aside aria-label="How to make this page" style={BOX}>
      <p>
        <strong>There is no page {route}.</strong>{" "}
        {unpublished && `${contentFileOf(unpublished)} is not published yet.`}
        {!unpublished && isValidRoute(route) && (
          <>
            Create it with <code>{`npm run new:page -- ${route} --template ${template}`}</code> (or{" "}
            {others.join(", ")}).
          </>
        )}
      </p>
      {target && (
        <p>
          Did you mean{" "}
          <a href={target} style={LINK}>
            {target}
          </a>
          ?
        </p>
      )}
      <p>
        Pages are created and edited without commands in the{" "}
        <a href={STUDIO_PATH} style={LINK}>
          studio
        </a>
        .
      </p>
      <p>Only npm run dev shows this box. Visitors see what follows.</p>
    </aside>,
  );
}
