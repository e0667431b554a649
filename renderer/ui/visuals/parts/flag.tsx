import { AU, CA, CH, DE, ES, FR, GB, IE, IT, NL, SE, US } from "country-flag-icons/react/1x1";
import type { NumberPickerVisual } from "../../../../schema/shapes.gen";

type Country = NumberPickerVisual["countries"][number]["code"];
type Code = Uppercase<Country>;

/** Flags that a picture can name. They are square and separate from those of `CountryFlag`, which the browser loads too. */
const FLAGS: Readonly<Record<Code, typeof US>> = { AU, CA, CH, DE, ES, FR, GB, IE, IT, NL, SE, US };

/** A country's flag in a circle. */
export function Flag({ country }: { country: Country }) {
  const Drawing = FLAGS[country.toUpperCase() as Code];
  return <Drawing className="shrink-0 rounded-full size-5.5" aria-hidden="true" />;
}
