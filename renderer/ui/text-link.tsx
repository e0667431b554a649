import type { ReactNode } from "react";

/** The `rel` of a link to an address: what leaves the site gets no hold on the page that led there. */
export function relOf(address: string): "noopener" | undefined {
  return /^https?:/i.test(address) ? "noopener" : undefined;
}

/** Props of a link in running text or below it. */
export interface TextLinkProps {
  /** A route, an anchor or an https address. */
  to: string;
  /** Its words, where it has no children. */
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

interface LinkRowProps {
  links: readonly { label: string; to: string }[];
  className: string;
}

/** Links beside each other, each tall enough for a finger. Nothing where there are none. */
export function LinkRow({ links, className }: LinkRowProps) {
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
