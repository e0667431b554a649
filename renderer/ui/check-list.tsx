import { Check } from "lucide";
import { LineIcon } from "./line-icon";

/** A list of included items, each with a check mark. */
export function CheckList({ items, className = "" }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`space-y-2.5 ${className}`.trim()}>
      {items.map((item) => (
        <li key={item} className="wrap-anywhere flex gap-2.5">
          <LineIcon drawing={Check} className="mt-0.75 size-5 tone-signal" />
          {item}
        </li>
      ))}
    </ul>
  );
}
