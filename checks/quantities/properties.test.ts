import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quantitiesIn } from "./quantities";

const SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

function inWords(value: number): string {
  if (value < 20) return SMALL[value] ?? "";
  const rest = (size: number, joint: string) =>
    value % size === 0 ? "" : `${joint}${inWords(value % size)}`;
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${rest(10, "-")}`;
  if (value < 1000) return `${inWords(Math.floor(value / 100))} hundred${rest(100, " and ")}`;
  return `${inWords(Math.floor(value / 1000))} thousand${rest(1000, " ")}`;
}

const grouped = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 2 });
const fullWidth = (text: string): string =>
  text.replace(/[0-9$%]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

/** Ways to write a text with HTML or Markdown markup within a line, or with non-breaking spaces. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  fullWidth,
  (text) => text.replace(/\d/g, "$&\u200b"),
  (text) => text.replaceAll(" ", "\u00a0"),
  (text) => text.replaceAll(" ", "\u2009"),
  (text) => text.replaceAll(" ", "\u200b \u200b"),
  (text) => text.replaceAll(" ", "\n  "),
  (text) => `**${text}**`,
  (text) => text.replace(/^([$\d])(\S)/, "$1**$2"),
];

const frames: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `It costs or holds ${text}, today.`,
  (text) => `(${text})`,
  (text) => `Since May 5, 2026, it is ${text}: call +1 415 555 0100.`,
  (text) => `Price and limit – ${text} – at 9:30.`,
];

const forms: Record<string, readonly ((value: number) => string)[]> = {
  usd: [
    (value) => `$${value}`,
    (value) => `$${grouped(value)}`,
    (value) => `US$${value}`,
    (value) => `${value} USD`,
    (value) => `USD ${value}`,
    (value) => `${grouped(value)} dollars`,
    (value) => `${inWords(value)} dollars`,
    (value) => `${value} bucks`,
  ],
  percent: [
    (value) => `${value}%`,
    (value) => `${value} percent`,
    (value) => `${inWords(value)} percent`,
    (value) => `${value} per cent`,
  ],
  minutes: [
    (value) => `${value} minutes`,
    (value) => `${grouped(value)} free voice minutes`,
    (value) => `${inWords(value)} minutes`,
    (value) => `${value}-minute`,
  ],
  messages: [(value) => `${grouped(value)} texts`, (value) => `${inWords(value)} text messages`],
  countries: [(value) => `${grouped(value)}+ countries`, (value) => `${inWords(value)} countries`],
};
const written = Object.entries(forms).flatMap(([unit, writers]) => writers.map((write) => ({ unit, write })));

/** Excludes values that may be years, and emergency numbers, which texts and calls may be named by. */
const isAmount = (value: number) => (value < 1950 || value > 2039) && ![911, 112, 999].includes(value);
const amount = fc.integer({ min: 2, max: 99_999 }).filter(isAmount);

/** Fragments of texts that people write, many of which are almost a quantity. */
const fragment = fc.oneof(
  fc.constantFrom(
    ..."$ € ¢ % + - – — , . / : ( ) [ ] ]( * _ ~ ` & # @ {{ }} | \n \n\n \u200b \u00a0 \ufffc ￥ İ 😀".split(
      " ",
    ),
  ),
  fc.constantFrom(
    ..."one two half a an hundred thousand dozen and to between or per month dollars percent".split(" "),
  ),
  fc.constantFrom(..."minutes texts days free May 24/7 TLS AES- USD us$ k+ 5 2026 &#36; &nbsp; ١".split(" ")),
  fc.constant(" "),
  fc.integer({ min: 0, max: 100_000 }).map(String),
);
const nearlyText = fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join(""));
const anyText = fc.oneof(nearlyText, fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));

describe("quantitiesIn", () => {
  it("finds any amount with its value, in any form", () => {
    const framed = fc.constantFrom(...frames);
    const disguised = fc.constantFrom(...disguises);
    fc.assert(
      fc.property(amount, fc.constantFrom(...written), disguised, framed, (value, form, disguise, frame) => {
        const text = frame(disguise(form.write(value)));
        const found = quantitiesIn(text).filter((quantity) =>
          quantity.units.some((unit) => unit === form.unit),
        );
        expect(
          found.map((quantity) => quantity.value),
          JSON.stringify(text),
        ).toEqual([value]);
      }),
      { numRuns: 3000 },
    );
  });

  it("returns places that match the source text, in order and without overlap", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let done = 0;
        for (const { offset, text: said, number, numberOffset } of quantitiesIn(text)) {
          expect(offset).toBeGreaterThanOrEqual(done);
          expect(said).not.toBe("");
          expect(number).not.toBe("");
          expect(text.slice(offset, offset + said.length)).toBe(said);
          expect(text.slice(numberOffset, numberOffset + number.length)).toBe(number);
          expect(numberOffset).toBeGreaterThanOrEqual(offset);
          expect(numberOffset + number.length).toBeLessThanOrEqual(offset + said.length);
          done = offset + said.length;
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("returns numbers as values, and strings only for names", () => {
    fc.assert(
      fc.property(nearlyText, (text) => {
        for (const { kind, value } of quantitiesIn(text)) {
          expect(typeof value === "string").toBe(kind === "name");
          if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("finds the same quantity after another text", () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...written), nearlyText, (value, form, before) => {
        const text = `${before}\n\n\ufffc\n\n${form.write(value)}`;
        expect(quantitiesIn(text).map((quantity) => quantity.value)).toContain(value);
      }),
      { numRuns: 1000 },
    );
  });

  // A pattern with more than linear time would run into the time limit of the test runner.
  it.each([
    "1",
    "1,",
    "1-",
    "1 000 ",
    "1/",
    "1.",
    "+1 ",
    "$ ",
    "](",
    "[",
    "**",
    "_a_",
    "{{",
    "a@",
    "a.b-c@",
    "/a",
    "https://",
    "half a ",
    "two hundred and ",
    "one thousand ",
    "5 (",
    "5 free ",
    "5, ",
    "5 to ",
    " \u200b",
    "\n ",
    "between ",
    "24/7",
    "&#36;",
    "price: ",
    "minutes (",
  ])("finishes for a long text of %j", (part) => {
    expect(quantitiesIn(part.repeat(Math.ceil(50_000 / part.length)))).toBeInstanceOf(Array);
  });
});
