import { expect, it } from "vitest";
import { checkedPage, type Field } from "../../checks/checked-page";
import { dataFiles } from "../../checks/data-files";
import { alternatesOn, type Constant, type Constants } from "../../data/constants";
import { formatConstant, formsOf } from "../../data/format";
import { loadPage } from "../../data/load-page";
import { resolveText } from "../../data/tokens";
import { site } from "../live-site";

/** Values that no constant has. */
const NUMBER = 4177;
const TEXT = "Zanzibar";
const DATE = "2041-03-05";

/** One of our texts with the tokens in it. */
interface Text {
  field: Field;
  source: string;
  route?: string;
  keys: ReadonlySet<string>;
}

const TOKEN = /\{\{\s*([\w.]+)/g;
const textOf = (field: Field, route?: string): Text[] => {
  const { source = field.text, role } = field;
  if (role === "sourced" || role === "address" || role === "code") return [];
  const keys = new Set([...source.matchAll(TOKEN)].map(([, key = ""]) => key));
  return [{ field, source, keys, ...(route === undefined ? {} : { route }) }];
};

const texts: Text[] = [
  ...site.pages.flatMap((ref) =>
    checkedPage(site, ref, loadPage(site, ref)).fields.flatMap((field) => textOf(field, ref.route)),
  ),
  ...dataFiles(site).flatMap(({ fields }) => fields.flatMap((field) => textOf(field))),
];

/** The constants with another value for one of them, including its other names and readings. */
function changed({ key }: Constant): Constants {
  return new Map(
    [...site.constants].map(([name, constant]) => {
      const isSame = name === key || constant.sameAs === key;
      if (!isSame) return [name, constant];
      const word = constant.unit === "date" ? DATE : TEXT;
      const value = typeof constant.value === "number" ? NUMBER : word;
      const { phrases = {}, ...rest } = constant;
      // For a fact that exists only as text, the owner changes the text.
      const isWords = typeof constant.value === "string";
      const said = Object.entries(phrases).map(([form, words]) => [form, isWords ? TEXT : words]);
      const { to: _, ...plain } = rest;
      const alternates = constant.alternates.map((other) => ({ ...other, value }));
      return [name, { ...plain, value, phrases: Object.fromEntries(said), alternates }];
    }),
  );
}

const read = (text: Text, constants: Constants): string =>
  resolveText(text.source, { constants, ...(text.route ? { route: text.route } : {}) }).text;

/** Every text of a constant that is long enough to be distinguished from other text. */
function wordsOf(constant: Constant): string[] {
  const forms = formsOf(constant).filter(
    (form) => !["label", "period", "number", "tag", "lower"].includes(form),
  );
  const said = [...forms.map((form) => formatConstant(constant, form)), ...(constant.owns ?? [])];
  return [...new Set(said)].filter((words) => words.length > 4);
}

const constants = [...site.constants.values()].filter(
  ({ sameAs, unit }) => sameAs === undefined && unit !== "plan-tag",
);

it("has enough constants and texts to test", () => {
  expect(constants.length).toBeGreaterThan(90);
  expect(texts.filter(({ keys }) => keys.size > 0).length).toBeGreaterThan(400);
});

it.each(constants.map((constant) => [constant.key, constant] as const))(
  "a changed %s is shown by all its tokens, without its old text next to them",
  (_, constant) => {
    const names = new Set(
      [...site.constants.values()]
        .filter(({ key, sameAs }) => key === constant.key || sameAs === constant.key)
        .map(({ key }) => key),
    );
    const now = changed(constant);
    const fresh = now.get(constant.key);
    const said = fresh ? wordsOf({ ...fresh, owns: [] }).join("\n") : "";
    const old = wordsOf(constant).filter((words) => !said.includes(words));
    const stale = texts.flatMap((text) => {
      if (![...text.keys].some((key) => names.has(key))) return [];
      const [before, after] = [read(text, site.constants), read(text, now)];
      const others = [...site.constants.values()].filter(({ key }) => text.keys.has(key) && !names.has(key));
      const saidByOthers = others.flatMap((other) => [
        ...wordsOf(other),
        ...alternatesOn(other, text.route ?? "").flatMap((one) => wordsOf({ ...other, ...one })),
      ]);
      const longestFirst = saidByOthers.sort((a, b) => b.length - a.length);
      const own = longestFirst.reduce((text, words) => text.replaceAll(words, ""), after);
      const left = old.filter((words) => own.includes(words));
      const isFormOnly = /^\{\{[\w.]+\|(?:label|period|tag)\}\}$/.test(text.source);
      if (before !== after && left.length === 0) return [];
      return isFormOnly ? [] : [`${text.field.document.file}: ${after}`];
    });
    expect(stale).toEqual([]);
  },
);
