import type { Navigation } from "../../schema/shapes.gen";

/** One entry of the header, and one link of a menu, as `data/navigation.json` holds them. */
export type NavigationEntry = Navigation["header"][number];
export type NavigationItem = Navigation["mobileExtra"][number];

/** A link of the frame that knows when it leads to the page it stands on. */
export function NavigationLink({
  item,
  route,
  className,
}: {
  item: NavigationItem;
  route: string;
  className?: string;
}) {
  return (
    <a href={item.href} aria-current={item.href === route ? "page" : undefined} className={className}>
      {item.label}
    </a>
  );
}

/** A very short note beside a link, such as NEW. */
export function Badge({ text }: { text: string }) {
  return (
    <span className="ml-1.5 inline-block rounded-full bg-sun px-2 py-0.5 font-bold text-[0.6875rem] text-ink leading-tight">
      {text}
    </span>
  );
}

/** Links of a menu that stand together, under a title where they have one. */
export interface NavigationGroup {
  title?: string;
  items: NavigationItem[];
}

/** The links of a menu by their group, in the order of the first of each. */
export function groupsOf({ items = [] }: NavigationEntry): NavigationGroup[] {
  const titles = [...new Set(items.map(({ group }) => group))];
  return titles.map((title) => ({
    ...(title ? { title } : {}),
    items: items.filter(({ group }) => group === title),
  }));
}

/** True when one of the menu's links leads to the current page. */
export function containsRoute(entry: NavigationEntry, route: string): boolean {
  return entry.items?.some((item) => item.href === route) ?? false;
}
