import type { Site } from "../../data/site";
import type { NavigationItem } from "../../schema/shapes.gen";
import { linksOf } from "../site-links";
import { Icon } from "../ui/icon.server";
import { Logo } from "../ui/ping";
import { MobileMenu } from "./mobile-menu";
import { Badge, FrameLink, type NavigationEntry, useLeadsHere } from "./navigation-link";

const ICON_COLORS = {
  signal: "bg-signal-soft text-signal-strong",
  dlores: "bg-dlores-soft text-dlores",
  missed: "bg-missed-soft text-missed",
  sun: "bg-sun-soft text-ink",
  ink: "bg-sunken text-ink",
} as const;

/** A link of a menu, with its icon and description. */
function MenuLink({ item }: { item: NavigationItem }) {
  return (
    <FrameLink href={item.href}>
      {item.icon && (
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-inner ${ICON_COLORS[item.color ?? "ink"]}`}
        >
          <Icon name={item.icon} />
        </span>
      )}
      <span>
        <b>{item.label}</b> {item.description && <small>{item.description}</small>}
      </span>
    </FrameLink>
  );
}

/** A menu that opens on hover (by script), and natively on click, Enter and tap. */
function Dropdown({ entry }: { entry: NavigationEntry }) {
  const { label, items = [] } = entry;
  const groups = [...new Set(items.map(({ group }) => group))];
  const isWide = groups.length > 1 || items.length > 4;
  return (
    <details
      name="header-menu"
      className="header-menu group relative"
      data-header-menu=""
      data-current={useLeadsHere(items) ? "" : undefined}
    >
      <summary className="header-link">
        {label}
        <Icon
          name="chevron-down"
          className="size-4 transition-[rotate] duration-160 ease-out group-open:rotate-180"
        />
      </summary>
      <div className="header-menu-panel absolute top-full">
        <div
          className={`max-h-[calc(100dvh-5.5rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-2 shadow-lift ${isWide ? "w-[37rem]" : "w-[20rem]"}`}
        >
          {groups.map((group) => (
            <div key={group ?? ""}>
              {group && (
                <p className="px-3 pt-3 pb-1 font-semibold text-(length:--text-sm) text-muted">{group}</p>
              )}
              <ul className={isWide ? "grid grid-cols-2 gap-1" : undefined}>
                {items
                  .filter((item) => item.group === group)
                  .map((item) => (
                    <li key={item.href}>
                      <MenuLink item={item} />
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </details>
  );
}

/** The header's entries on a wide screen. */
function DesktopMenu({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <nav aria-label="Main" className="mr-auto hidden lg:block">
      <ul className="flex items-center">
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.href ? (
              <FrameLink href={entry.href} className="header-link">
                <span>{entry.label}</span> {entry.badge && <Badge text={entry.badge} />}
              </FrameLink>
            ) : (
              <Dropdown entry={entry} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The sticky header. Its menus are `details`, which open by keyboard, by touch and without scripts. */
export function Header({ site }: { site: Site }) {
  const { signup, login } = linksOf(site);
  return (
    <header className="site-header">
      <div className="container-page flex h-16 items-center gap-2">
        <FrameLink href="/" className="mr-auto flex min-h-11 items-center lg:mr-6">
          <Logo name={site.data.name} />
        </FrameLink>
        <DesktopMenu entries={site.navigation.header} />
        <div className="flex items-center gap-2 max-[17rem]:hidden">
          <a
            href={login}
            className="hidden min-h-11 items-center px-4 font-semibold text-[0.9375rem] hover:underline lg:flex"
          >
            Sign In
          </a>
          <a href={signup} className="button button-primary button-small">
            Get Started
          </a>
        </div>
        <MobileMenu site={site} />
      </div>
    </header>
  );
}
