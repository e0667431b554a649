import AU from "country-flag-icons/react/1x1/AU";
import CA from "country-flag-icons/react/1x1/CA";
import CH from "country-flag-icons/react/1x1/CH";
import DE from "country-flag-icons/react/1x1/DE";
import ES from "country-flag-icons/react/1x1/ES";
import FR from "country-flag-icons/react/1x1/FR";
import GB from "country-flag-icons/react/1x1/GB";
import IE from "country-flag-icons/react/1x1/IE";
import IT from "country-flag-icons/react/1x1/IT";
import NL from "country-flag-icons/react/1x1/NL";
import SE from "country-flag-icons/react/1x1/SE";
import US from "country-flag-icons/react/1x1/US";
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
