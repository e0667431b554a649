import { Icon } from "../ui/icon.server";
import { Badge, FrameLink, leadTo, type NavigationEntry, type NavigationItem } from "./navigation-link";

const ICON_COLORS = {
  signal: "bg-signal-soft text-signal-strong",
  dlores: "bg-dlores-soft text-dlores",
  missed: "bg-missed-soft text-missed",
  sun: "bg-sun-soft text-ink",
  ink: "bg-sunken text-ink",
} as const;

/** A link of a menu, with its icon and description. */
function MenuLink({ item, route }: { item: NavigationItem; route: string }) {
  return (
    <FrameLink href={item.href} route={route}>
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
function Dropdown({ entry, route }: { entry: NavigationEntry; route: string }) {
  const { label, items = [] } = entry;
  const groups = [...new Set(items.map(({ group }) => group))];
  const isWide = groups.length > 1 || items.length > 4;
  return (
    <details
      name="header-menu"
      className="header-menu group relative"
      data-header-menu=""
      data-current={leadTo(items, route) ? "" : undefined}
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
                      <MenuLink item={item} route={route} />
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
export function DesktopMenu({ entries, route }: { entries: readonly NavigationEntry[]; route: string }) {
  return (
    <nav aria-label="Main" className="mr-auto hidden lg:block">
      <ul className="flex items-center">
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.href ? (
              <FrameLink href={entry.href} route={route} className="header-link">
                <span>{entry.label}</span> {entry.badge && <Badge text={entry.badge} />}
              </FrameLink>
            ) : (
              <Dropdown entry={entry} route={route} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
