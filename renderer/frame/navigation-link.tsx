import { type ComponentProps, createContext, useContext } from "react";
import type { Navigation, NavigationLink } from "../../schema/shapes.gen";

/** An entry of the header, as in `data/navigation.json`. */
export type NavigationEntry = Navigation["header"][number];

/** The route of the page that the frame is around. */
export const RouteContext = createContext("");

/** Whether one of the links is to this page, or to the page above it, as to the blog that contains an article. */
export function useLeadsHere(items: readonly NavigationLink[]): boolean {
  const route = useContext(RouteContext);
  return items.some(({ href }) => `${route}/`.startsWith(`${href}/`));
}

/** A link of the frame, marked with `aria-current` if it links to this page. */
export function FrameLink({ href, ...link }: ComponentProps<"a">) {
  const isHere = href === useContext(RouteContext);
  return <a href={href} aria-current={isHere ? "page" : undefined} {...link} />;
}

/** A vertical list of links. */
export function LinkList({ items, className }: { items: readonly NavigationLink[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map(({ href, label }) => (
        <li key={href}>
          <FrameLink href={href}>{label}</FrameLink>
        </li>
      ))}
    </ul>
  );
}

/** A very short note beside a link, such as NEW. */
export function Badge({ text }: { text: string }) {
  return (
    <span className="ml-1.5 inline-block rounded-full bg-sun px-2 py-0.5 font-bold text-[0.6875rem] text-ink leading-tight forced-colors:border">
      {text}
    </span>
  );
}
