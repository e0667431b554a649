import AE from "country-flag-icons/react/3x2/AE";
import AU from "country-flag-icons/react/3x2/AU";
import CA from "country-flag-icons/react/3x2/CA";
import GB from "country-flag-icons/react/3x2/GB";
import IN from "country-flag-icons/react/3x2/IN";
import US from "country-flag-icons/react/3x2/US";

/** Countries of data/carriers, by the two letters of ISO 3166. One more country is one more import. */
const FLAGS: Readonly<Record<string, typeof US>> = { AE, AU, CA, GB, IN, US };

/**
 * The flag of a country, three by two, beside words that name it, hence hidden from assistive technology. A country
 * that we have no drawing of shows its two letters.
 */
export function CountryFlag({
  code,
  className = "w-6 rounded-[0.1875rem]",
}: {
  code: string;
  className?: string;
}) {
  const Flag = FLAGS[code];
  const look = "h-auto shrink-0 outline outline-ink/12 -outline-offset-1";
  if (Flag) return <Flag className={`${look} ${className}`} aria-hidden="true" />;
  return (
    <span className="font-semibold text-sm" aria-hidden="true">
      {code}
    </span>
  );
}
