const ALIKE: Readonly<Record<string, string>> = {
  "\u066a": "%",
  "\ufe6a": "%",
  "\ufe69": "$",
  "\uffe0": "¢",
  "\uffe1": "£",
  "\u2010": "-",
  "\u2011": "-",
  "\ufe63": "-",
  "\u2212": "-",
  "\u2012": "–",
};
const REFERENCES: Readonly<Record<string, string>> = {
  nbsp: " ",
  thinsp: " ",
  dollar: "$",
  percnt: "%",
  cent: "¢",
  ndash: "–",
  shy: "",
};
/** Zeros of Arabic, Persian and Devanagari digits (Unicode, general category Nd). */
const ZEROS = [0x0660, 0x06f0, 0x0966];

function ofReference(name: string): string {
  if (!name.startsWith("#")) return REFERENCES[name.toLowerCase()] ?? "";
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const character = code > 0 && code < 0x10000 ? String.fromCharCode(code) : "";
  return /[\s\u00a0]/.test(character) ? " " : character.replace(/[\u00ad\u200b-\u200d]/, "");
}

/** The ASCII character that a lookalike stands for: １ and ١ are 1, ＄ is $; also what `&nbsp;` and `&#36;` refer to. */
export function plainCharacter(written: string): string {
  if (written.startsWith("&")) return ofReference(written.slice(1, -1));
  const same = ALIKE[written];
  if (same !== undefined) return same;
  const code = written.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  // Compatibility forms: full-width letters, signs and digits, and the digits of mathematics.
  return zero === undefined ? written.normalize("NFKC") : String(code - zero);
}
