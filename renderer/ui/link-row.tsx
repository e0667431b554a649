import { TextLink } from "./text-link";

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
