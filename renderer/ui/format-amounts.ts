const formatCache = new Map<string, Intl.NumberFormat>();

/** Formats an amount of money, with cents if it has any: `$37`, `$19.95`, `₹299`. */
export function formatMoney(amount: number, currency = "USD"): string {
  const format =
    formatCache.get(currency) ??
    new Intl.NumberFormat("en-US", { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });
  // Creating a format takes far longer than using it.
  formatCache.set(currency, format);
  return format.format(amount);
}

/** Formats a count with its noun: `1 extra text`, `1,200 minutes`. */
export const formatCount = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : several}`;
