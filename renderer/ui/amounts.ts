const formats = new Map<string, Intl.NumberFormat>();

/** An amount of money, with cents where it has some: `$37`, `$19.95`, `₹299`. */
export function money(amount: number, currency = "USD"): string {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat("en-US", { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });
  // To make one takes far longer than to use it.
  formats.set(currency, format);
  return format.format(amount);
}

/** A count with its noun: `1 extra text`, `1,200 minutes`. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`;
