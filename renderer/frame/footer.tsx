import type { Site } from "../../data/site";
import type { SiteData } from "../../schema/shapes.gen";
import { Logo } from "../ui/ping";
import { LinkList } from "./navigation-link";

type Network = SiteData["social"][number]["network"];

/** SVG paths of the network icons; lucide has no brand icons. */
const ICON_PATHS: Record<Network, string> = {
  x: "M4 4l16 16M20 4L4 20",
  linkedin: "M5 10v9M5 5.5v.01M10 19v-5.5a3.5 3.5 0 0 1 7 0V19M10 10v9",
  youtube: "M3 8.5A3 3 0 0 1 6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zM10.5 9.2v5.6l4.6-2.8z",
};

/**
 * The footer: product description, social links, five lists of links and the year, which the client updates. On narrow
 * screens, short lists stand below each other beside a long one.
 */
export function Footer({ site }: { site: Site }) {
  const { name, description, social } = site.data;
  return (
    <footer className="site-footer border-line border-t bg-sunken">
      <div className="container-page parts grid gap-12 py-16 lg:grid-cols-[1.3fr_3fr]">
        <div className="max-w-sm">
          <Logo name={name} />
          <p className="mt-4 text-[0.9375rem] text-muted">{description}</p>
          <ul className="-ml-2.5 mt-4 flex">
            {social.map((account) => (
              <li key={account.network}>
                <a
                  href={account.href}
                  rel="noopener"
                  className="grid size-11 place-items-center rounded-full hover:bg-line"
                >
                  <svg viewBox="0 0 24 24" className="icon size-5" aria-hidden="true">
                    <path d={ICON_PATHS[account.network]} />
                  </svg>
                  <span className="sr-only">{account.label}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav
          aria-label="Footer"
          className="footer-columns parts columns-2 gap-x-6 *:mb-10 *:break-inside-avoid max-[20rem]:columns-1 sm:columns-3 lg:-mb-10 lg:grid lg:grid-cols-5"
        >
          {site.navigation.footer.map((column) => (
            <div key={column.label}>
              <h2 className="mb-2 font-sans font-semibold text-sm tracking-normal">{column.label}</h2>
              <LinkList items={column.items} />
            </div>
          ))}
        </nav>
      </div>
      <div className="container-page text-muted text-sm">
        <p className="tabular border-line border-t py-6">
          © <time>{new Date().getFullYear()}</time> {name}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
