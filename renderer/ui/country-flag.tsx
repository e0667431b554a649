import { AE, AU, CA, GB, IN, US } from "country-flag-icons/react/3x2";

/** Flags of the countries in data/carriers, by ISO 3166 code. Each further country needs a name here. */
const FLAGS: Readonly<Record<string, typeof US>> = { AE, AU, CA, GB, IN, US };

interface CountryFlagProps {
  code: string;
  className?: string;
}

/**
 * The flag of a country, 3:2, beside the country's name, hence hidden from assistive technology. A country without a
 * drawing shows its code.
 */
export function CountryFlag({ code, className = "w-6 rounded-[0.1875rem]" }: CountryFlagProps) {
  const Flag = FLAGS[code];
  const flagClass = "h-auto shrink-0 outline outline-ink/12 -outline-offset-1";
  if (Flag) return <Flag className={`${flagClass} ${className}`} aria-hidden="true" />;
  return (
    <span className="font-semibold text-sm" aria-hidden="true">
      {code}
    </span>
  );
}
