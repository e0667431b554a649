/** Ways in which a text is written otherwise than it should be, each with what it should be. */
const WAYS: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.replace(/^#+/, ""),
  (text) => text.toLowerCase(),
  (text) => text.replace(/\s+|_/g, "-"),
  (text) => text.replace(/\.json$/, ""),
  (text) => text.replace(/^.*\/(?=[^/])/, ""),
  (text) => text.replace(/\/+$/, ""),
  (text) => text.replace(/^http:\/\//, "https://"),
  (text) => text.replace(/^(?=(?:[\w-]+\.)+[a-z]{2,}(?:\/|$))/i, "https://"),
  (text) => text.replace(/^(?=[a-z0-9-]+(?:\/|$))/, "/"),
  (text) => text.replace(/^\/?public(?=\/)/, ""),
  // The day stands first where it is above twelve.
  (text) => text.replace(/^(1[3-9]|2\d|3[01])[./-](\d\d?)[./-](\d{4})$/, "$3-$2-$1"),
  (text) => text.replace(/^(\d\d?)[./-](1[3-9]|2\d|3[01])[./-](\d{4})$/, "$3-$1-$2"),
  (text) => text.replace(/^(\d{4})[./](\d\d?)[./](\d\d?)$/, "$1-$2-$3"),
  (text) => text.replace(/(?<=-)\d(?!\d)/g, "0$&"),
  (text) =>
    text.replace(/^(\d)(?::(\d\d))? ?a\.?m\.?$/i, (_, hour: string, minutes = "00") => `0${hour}:${minutes}`),
  (text) =>
    text.replace(
      /^(\d)(?::(\d\d))? ?p\.?m\.?$/i,
      (_, hour: string, minutes = "00") => `${Number(hour) + 12}:${minutes}`,
    ),
];

/**
 * A text in the form that is wanted, where one or two small changes give it.
 *
 * @param fits tells whether a text has the form
 */
export function nearForm(text: string, fits: (candidate: string) => boolean): string | undefined {
  const once = WAYS.map((way) => way(text)).filter((other) => other !== text && other !== "");
  const twice = once.flatMap((other) => WAYS.map((way) => way(other)));
  return [...once, ...twice].find((other) => other !== text && fits(other));
}
