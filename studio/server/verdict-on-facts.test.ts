import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SiteChecker } from "../../checks/site-checker";
import { CONSTANTS_FILE } from "../../data/constants";
import { page, projectOf } from "../../tests/check/project";
import { FROZEN_SITE } from "../../tests/roots";
import { checkDraft } from "./verdict";

const constants = readFileSync(join(FROZEN_SITE, CONSTANTS_FILE), "utf8");
const checker = new SiteChecker(projectOf({ "pages/index.json": page() }));
const { diagnostics } = checker.check();

/** Returns the faults of the facts after one of them got another value, each with its place. */
function saidOf(group: string, names: readonly string[], value: number): string[] {
  const content = JSON.parse(constants);
  const fact = names.reduce((parent, name) => parent[name], content[group]);
  fact.value = value;
  const draft = { file: CONSTANTS_FILE, text: JSON.stringify(content) };
  return checkDraft(checker, diagnostics, draft).findings.map(({ where, message, fix }) =>
    [`${where}:`, message, fix].filter(Boolean).join(" "),
  );
}

it("names facts, and asks for nothing that the form cannot do", () => {
  const said = [
    ...saidOf("plans", ["standard", "price"], 8),
    ...saidOf("plans", ["standard", "price"], 0),
    ...saidOf("numbers", ["countries"], 0),
    ...saidOf("numbers", ["portingDays"], 40),
  ];
  expect(`\n${said.join("\n")}\n`).toMatchInlineSnapshot(`
    "
    Standard price: It is 8, and “Standard annual price” is 10, so “Standard annual saving” would be less than nothing. Lower the other one too.
    Standard price: It is 0, and “Standard annual price” is 10, so “Standard annual saving” would be less than nothing. Lower the other one too.
    Standard price: This price is 0, which is said in words, and the fact has no words for it. If it is not free, write its price. Otherwise, ask the person who maintains the facts.
    Standard list price: This price is 0, which is said in words, and the fact has no words for it. If it is not free, write its price. Otherwise, ask the person who maintains the facts.
    Countries: 0 countries is nothing to promise. Write a number above 0. Otherwise, ask the person who maintains the facts.
    Porting days: The range ends at 7, which is not a number above 40. Ask the person who maintains the facts.
    "
  `);
});
