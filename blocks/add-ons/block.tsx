import { SectionHeading } from "../../renderer/ui/section-heading";
import type { AddOnsProps } from "./props.gen";

/** A price list with names on the left, prices on the right and a hairline between the rows. On a phone, texts are as wide as the list. */
export default function AddOns({ heading, intro, items, note }: AddOnsProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-20">
      <SectionHeading heading={heading} intro={intro} />
      <div>
        <dl className="border-current/15 border-b">
          {items.map(({ name, price, unit, text }) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-current/15 border-t py-5 max-[20rem]:block"
            >
              <dt className="font-semibold">{name}</dt>
              <dd className="tabular text-right sm:row-span-2 max-[20rem]:mt-1 max-[20rem]:text-left">
                <span className="font-bold font-display text-xl leading-none">{price}</span>{" "}
                {unit && <span className="text-sm tone-muted sm:mt-1 sm:block">{unit}</span>}
              </dd>
              {text && (
                <dd className="mt-1 max-w-[32rem] text-[0.9375rem] tone-muted max-sm:col-span-2">{text}</dd>
              )}
            </div>
          ))}
        </dl>
        {note && <p className="mt-5 text-[0.9375rem] tone-muted">{note}</p>}
      </div>
    </div>
  );
}
