import type { NumberPickerVisual } from "../../../../schema/shapes.gen";
import { Icon } from "../../icon.server";
import { Flag } from "../parts/flag";
import { VisualFrame, WindowBar } from "../visual-frame";

type NumberOnOffer = NumberPickerVisual["numbers"][number];

/** Length up to which a price stays on one line. */
const SHORT_PRICE = 6;

/** One available number, drawn as a radio button. */
function Offer({ offer, isChosen }: { offer: NumberOnOffer; isChosen: boolean }) {
  const isLong = offer.price !== undefined && offer.price.length > SHORT_PRICE;
  const ring = isChosen ? "border-signal border-[0.3125rem]" : "border-line-strong";
  return (
    <li
      className={`flex items-center gap-2 rounded-inner px-3 py-2.5 @2xs:gap-3 ${isChosen ? "bg-signal-soft" : ""}`}
    >
      <span className={`size-4 shrink-0 rounded-full border bg-surface ${ring}`} />
      <p className="min-w-0 flex-1 @sm:flex @sm:items-baseline @sm:gap-3">
        <span className="tabular block whitespace-nowrap font-semibold">{offer.number}</span>
        <span className="block truncate text-muted text-xs">{offer.place}</span>
      </p>
      <p className={`tabular text-muted text-xs ${isLong ? "max-w-2/5 text-right" : "whitespace-nowrap"}`}>
        <strong className="font-semibold text-ink text-sm">{offer.price ?? "Included"}</strong>
        {offer.price && " a month"}
      </p>
    </li>
  );
}

/** The choice of a number: the country by its flag, the area, the numbers with their prices. */
export default function NumberPicker({ countries, search, numbers, chosen, button }: NumberPickerVisual) {
  const [country] = countries;
  const choice = numbers[chosen - 1];
  const cost = choice?.price ? `at ${choice.price} a month` : "included in the plan";
  return (
    <VisualFrame
      label={`Choosing a business number. Country: ${country?.name}. ${numbers.length} numbers found for ${search}; ${choice?.number} is chosen, ${cost}.`}
    >
      <WindowBar icon="globe" title="Choose a number" fact={`${numbers.length} found`} />
      <div className="space-y-3 p-5 pb-2">
        <ul className="flex h-10 flex-wrap gap-x-2 gap-y-4 overflow-hidden">
          {countries.map(({ code, name }, index) => (
            <li
              key={code}
              className={`flex h-10 items-center gap-2 whitespace-nowrap rounded-full border ${index === 0 ? "border-signal bg-signal-soft pr-3.5 pl-2 font-semibold" : "border-line px-2"}`}
            >
              <Flag country={code} />
              {index === 0 && name}
            </li>
          ))}
        </ul>
        <p className="flex h-10 items-center gap-2.5 rounded-inner border border-line-strong px-3">
          <Icon name="search" className="size-4 text-muted" />
          <span className="tabular border-signal border-r-2 pr-0.5 font-medium">{search}</span>
        </p>
      </div>
      <ul className="px-2 pb-3">
        {numbers.map((offer, index) => (
          <Offer key={offer.number} offer={offer} isChosen={index === chosen - 1} />
        ))}
      </ul>
      <div className="flex items-center gap-3 border-line border-t bg-paper px-5 py-4">
        <p className="tabular hidden min-w-0 flex-1 font-bold font-display text-xl leading-tight @sm:block">
          {choice?.number}
        </p>
        <span className="flex-1 whitespace-nowrap rounded-full bg-signal px-4 py-2.5 font-semibold text-center text-surface leading-none @sm:flex-none">
          {button}
        </span>
      </div>
    </VisualFrame>
  );
}
