import type { Unit } from "../../data/reading";

/** A form of a noun, with what it counts in the units of the constants. */
export interface NounForm {
  units: readonly Unit[];
  /** Value of one unit of the noun in `units[0]`: a week is seven days. */
  factor: number;
  /** Whether it is a length of time, of which even one is a claim (one month). */
  isTime: boolean;
  isPlural: boolean;
}

/** Nouns as singular/plural. Without "/", the plural ends in s. */
type Nouns = readonly (readonly [words: string, units: readonly Unit[], factor?: number])[];

const TIMES: Nouns = [
  ["millisecond ms/ms msec", ["milliseconds"]],
  ["second sec s/s", ["seconds"]],
  ["minute min", ["minutes"]],
  // Hours have no unit of their own: half an hour is 30 minutes.
  ["hour hr h/h", ["minutes"], 60],
  ["day", ["days"]],
  ["weekday workday", ["business-days"]],
  ["week wk", ["days"], 7],
  ["fortnight", ["days"], 14],
  ["month mo", ["months"]],
  ["year yr", ["years"]],
  ["decade", ["years"], 10],
  ["age/age", ["years"]],
];

const COUNTED: Nouns = [
  ["app application integration", ["apps"]],
  ["call", ["calls"]],
  ["country/countries nation", ["countries"]],
  ["language", ["languages"]],
  ["member teammate colleague coworker seat employee", ["members"]],
  ["person/people", ["members", "participants", "users"]],
  ["user", ["users", "members"]],
  ["customer client", ["users"]],
  ["message text sms/sms mms/mms texts/texts msg", ["messages"]],
  ["number line", ["numbers"]],
  ["participant attendee", ["participants"]],
  ["star", ["rating"]],
  ["ring", ["rings"]],
  ["subscriber reader", ["subscribers"]],
  [
    "license licence x/x kb/kb mb/mb gb/gb tb/tb kbit/kbit mbit/mbit gbit/gbit kbps/kbps mbps/mbps gbps/gbps",
    [],
  ],
];

function formsOf(nouns: Nouns, isTime: boolean): [string, NounForm][] {
  return nouns.flatMap(([words, units, factor = 1]) =>
    words.split(" ").flatMap((word): [string, NounForm][] => {
      const [singular = "", plural = `${singular}s`] = word.split("/");
      return [
        [singular, { units, factor, isTime, isPlural: singular === plural }],
        [plural, { units, factor, isTime, isPlural: true }],
      ];
    }),
  );
}

const FORMS: ReadonlyMap<string, NounForm> = new Map([...formsOf(TIMES, true), ...formsOf(COUNTED, false)]);

/** Returns what a word counts. The word is any form of a noun, in lowercase. */
export const nounForm = (word: string): NounForm | undefined => FORMS.get(word);
