import { SectionHeading } from "../../renderer/ui/section-heading";
import type { AddOnsProps } from "./props.gen";

/** A price list with names on the left, prices on the right and a hairline between the rows. */
export default function AddOns({ heading, intro, items, note }: AddOnsProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-20">
      <SectionHeading heading={heading} intro={intro} />
      <div>
        <dl className="border-current/15 border-b">
          {items.map(({ name, price, unit, text }) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-current/15 border-t py-5 max-[20rem]:block"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="tabular row-span-2 text-right max-[20rem]:mt-1 max-[20rem]:text-left">
                <span className="font-bold font-display text-xl leading-none">{price}</span>
                {unit && <span className="mt-1 block text-sm tone-muted">{unit}</span>}
              </dd>
              {text && <dd className="mt-1 max-w-[32rem] text-[0.9375rem] tone-muted">{text}</dd>}
            </div>
          ))}
        </dl>
        {note && <p className="mt-5 text-[0.9375rem] tone-muted">{note}</p>}
      </div>
    </div>
  );
}
