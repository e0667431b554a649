import type { Unit } from "../../data/reading";

/** What a noun counts, in the units of the constants. */
export interface Measure {
  units: readonly Unit[];
  /** How many of `units[0]` one is: a week is seven days. */
  factor: number;
  /** A length of time, which may be halved, and of which even one is a claim (under one second). */
  isTime: boolean;
}

/** Nouns in the singular and plural; "/" parts them where the plural is not made with s, one word is for both. */
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
  ["license licence kb/kb mb/mb gb/gb tb/tb kbit/kbit mbit/mbit gbit/gbit kbps/kbps mbps/mbps gbps/gbps", []],
];

/** A noun in one of its forms. */
export interface NounForm extends Measure {
  isPlural: boolean;
}

function formsOf(nouns: Nouns, isTime: boolean): [string, NounForm][] {
  return nouns.flatMap(([words, units, factor = 1]) =>
    words.split(" ").flatMap((word): [string, NounForm][] => {
      const [singular = "", plural = `${singular}s`] = word.split("/");
      const measure = { units, factor, isTime };
      return [
        [singular, { ...measure, isPlural: singular === plural }],
        [plural, { ...measure, isPlural: true }],
      ];
    }),
  );
}

const FORMS: ReadonlyMap<string, NounForm> = new Map([...formsOf(TIMES, true), ...formsOf(COUNTED, false)]);

/** What a word counts, in any of its forms and in small letters. */
export const nounForm = (word: string): NounForm | undefined => FORMS.get(word);

/** What "days" counts behind business, working or work. */
export const BUSINESS_DAYS: readonly Unit[] = ["business-days"];
