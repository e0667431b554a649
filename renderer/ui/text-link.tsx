import type { ReactNode } from "react";
import type { Link } from "../../schema/shapes.gen";

/** Returns the `rel` of a link to an address: an external site gets no access to the page that links to it. */
export function relOf(address: string): "noopener" | undefined {
  return /^https?:/i.test(address) ? "noopener" : undefined;
}

interface TextLinkProps {
  /** A route, an anchor or an https address. */
  to: string;
  /** Text of the link if it has no children. */
  label?: string;
  className?: string;
  children?: ReactNode;
}

/** A link with an underline. */
export function TextLink({ to, label, className = "", children = label }: TextLinkProps) {
  return (
    <a href={to} rel={relOf(to)} className={`${className} text-link`.trim()}>
      {children}
    </a>
  );
}

/** Links side by side, each tall enough for touch. Renders nothing if there are none. */
export function LinkRow({ links, className }: { links: readonly Link[]; className: string }) {
  if (links.length === 0) return null;
  return (
    <ul className={`${className} flex flex-wrap gap-x-6`}>
      {links.map((link) => (
        <li key={link.to}>
          <TextLink {...link} className="inline-block py-2.5" />
        </li>
      ))}
    </ul>
  );
}
