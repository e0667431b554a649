import AE from "country-flag-icons/react/3x2/AE";
import AU from "country-flag-icons/react/3x2/AU";
import CA from "country-flag-icons/react/3x2/CA";
import GB from "country-flag-icons/react/3x2/GB";
import IN from "country-flag-icons/react/3x2/IN";
import US from "country-flag-icons/react/3x2/US";

/** Flags of the countries in data/carriers, by ISO 3166 code. Each further country needs an import. */
const FLAGS: Readonly<Record<string, typeof US>> = { AE, AU, CA, GB, IN, US };

/**
 * The flag of a country, 3:2, beside the country's name, hence hidden from assistive technology. A country without a
 * drawing shows its code.
 */
export function CountryFlag({
  code,
  className = "w-6 rounded-[0.1875rem]",
}: {
  code: string;
  className?: string;
}) {
  const Flag = FLAGS[code];
  const flagClass = "h-auto shrink-0 outline outline-ink/12 -outline-offset-1";
  if (Flag) return <Flag className={`${flagClass} ${className}`} aria-hidden="true" />;
  return (
    <span className="font-semibold text-sm" aria-hidden="true">
      {code}
    </span>
  );
}
