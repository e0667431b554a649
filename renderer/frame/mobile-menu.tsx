import type { Site } from "../../data/site";
import type { NavigationLink } from "../../schema/shapes.gen";
import { linksOf } from "../site-links";
import { Icon } from "../ui/icon.server";
import { Badge, FrameLink, LinkList, type NavigationEntry, useLeadsHere } from "./navigation-link";

/** A collapsible section of the mobile menu; the one that leads to the current page is open. */
function CollapsibleSection({ label, items }: { label: string; items: readonly NavigationLink[] }) {
  return (
    <details className="mobile-section group/section" open={useLeadsHere(items)}>
      <summary className="mobile-link">
        {label}
        <Icon name="chevron-down" className="size-5 group-open/section:rotate-180" />
      </summary>
      <LinkList items={items} className="pb-3 pl-4" />
    </details>
  );
}

/** Three lines; the outer two form a cross while the menu is open. */
function MenuIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="icon size-6 stroke-2 *:origin-center *:transition-[rotate,translate] *:duration-160 *:ease-out"
      aria-hidden="true"
    >
      <path d="M2 12h20" className="-translate-y-[7px] group-open:translate-y-0 group-open:rotate-45" />
      <path d="M2 12h20" className="group-open:invisible" />
      <path d="M2 12h20" className="translate-y-[7px] group-open:-rotate-45 group-open:translate-y-0" />
    </svg>
  );
}

/** The header's entries on a narrow screen, behind one button. */
export function MobileMenu({ site }: { site: Site }) {
  const { navigation } = site;
  /** Returns the links of an entry that are not on the top level of the menu, too. */
  const itemsOf = ({ items = [] }: NavigationEntry) =>
    items.filter(({ href }) => navigation.mobileExtra.every((extra) => extra.href !== href));
  return (
    <details className="mobile-menu group lg:hidden" data-mobile-menu="">
      <summary className="-mr-2 grid size-11 place-items-center">
        <MenuIcon />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Mobile"
        className="mobile-menu-panel absolute inset-x-0 top-full h-[calc(100dvh-4rem)] overflow-y-auto overscroll-contain border-line border-t bg-paper px-(--spacing-gutter) pt-2 pb-12"
      >
        <ul className="divide-y divide-line">
          {navigation.header.map((entry) => (
            <li key={entry.label}>
              {entry.href ? (
                <FrameLink href={entry.href} className="mobile-link">
                  <span>
                    {entry.label} {entry.badge && <Badge text={entry.badge} />}
                  </span>
                </FrameLink>
              ) : (
                <CollapsibleSection label={entry.label} items={itemsOf(entry)} />
              )}
            </li>
          ))}
          {navigation.mobileExtra.map((item) => (
            <li key={item.href}>
              <FrameLink href={item.href} className="mobile-link">
                {item.label}
              </FrameLink>
            </li>
          ))}
        </ul>
        <a href={linksOf(site).login} className="button button-secondary mt-6 w-full">
          Sign In
        </a>
      </nav>
    </details>
  );
}
