import { dirname, extname } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { canBeRoute, fileOfRoute } from "../../data/page-refs";
import type { Site } from "../../data/site";
import { nearest } from "../../schema/nearest";
import { TEMPLATES } from "../scaffold/templates";

/** It looks like the overlay, and needs no styles of the page. */
const BOX = {
  padding: "1rem 1.5rem",
  background: "#181818",
  color: "#e6e6e6",
  font: "1rem / 1.5 system-ui, sans-serif",
  overflowWrap: "anywhere",
} as const;
const CODE = { fontFamily: "ui-monospace, monospace", color: "#fff" };

/** A text with code between backticks. */
const Text = ({ children }: { children: string }) =>
  children.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={part} style={CODE}>
        {part}
      </code>
    ),
  );

const To = ({ route }: { route: string }) => (
  <a href={route} style={{ color: "#7fd7ff", textDecoration: "underline" }}>
    {route}
  </a>
);

/** The folder of data/ whose files are the pages beside this address, as those of the blog are. */
const itemFolder = ({ pages }: Site, route: string): string | undefined => {
  const file = pages.find((page) => page.itemFile && dirname(page.route) === dirname(route))?.itemFile;
  return file && dirname(file);
};

/** The template that pages of a folder are made from: those in `features` from `feature`. */
const templateFor = (route: string): string =>
  Object.keys(TEMPLATES).find((template) => route.startsWith(`/${template}s/`)) ?? "blank";

/** Which file would answer at the address, and how it is made. */
function howToMake(site: Site, route: string): string {
  if (extname(route)) return `A file that is not a page, such as a picture, would be \`public${route}\`.`;
  if (!canBeRoute(route)) return "No page can have this address: use small letters, digits and hyphens only.";
  const folder = itemFolder(site, route);
  const file = folder ? `${folder}/${route.split("/").at(-1)}.json` : fileOfRoute(route);
  const how = folder
    ? `: copy another file of ${folder} and rewrite it.`
    : `. Write it with \`npm run new:page -- ${route} --template ${templateFor(route)}\`.`;
  return `The file \`${file}\` would make it${how}`;
}

/**
 * What the dev server says above the not-found page: which file would make a page of an address, and how.
 *
 * @param route the path that was asked for
 * @returns HTML
 */
export function unknownAddress(site: Site, route: string): string {
  const redirect = site.redirects.find(({ from }) => from === route);
  const meant = nearest(
    route,
    site.pages.map((page) => page.route),
  );
  return renderToStaticMarkup(
    <aside aria-label="How to make this page" style={BOX}>
      {redirect ? (
        <p>
          <strong>There is no page {route} any more.</strong> The published site leads from here to{" "}
          <To route={redirect.to} />.
        </p>
      ) : (
        <p>
          <strong>There is no page {route} yet.</strong> <Text>{howToMake(site, route)}</Text>
        </p>
      )}
      {meant && (
        <p>
          Did you mean <To route={meant} />?
        </p>
      )}
      <p>Only npm run dev says this. What follows is what a visitor sees.</p>
    </aside>,
  );
}
