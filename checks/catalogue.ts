import { htmlRules } from "./html/check-html";
import type { RuleFacts } from "./rule";
import { pageRules, siteRules } from "./rules";
import { literalFigure } from "./rules/literal-figure";

const HERO = `{ "type": "hero", "props": { "heading": "Always answered", "intro": "Somebody picks up." } }`;

/** Rules about faults that reading, resolving and rendering find before the other rules run. */
const FOUND_WHILE_READING: Readonly<Record<string, Omit<RuleFacts, "name">>> = {
  "json-syntax": {
    summary:
      "Every file of pages/ and data/ is JSON in UTF-8, with no key twice, at most 2 MB and 100 levels deep.",
    why: "A file that cannot be read says nothing for certain, so only the first fault in it is reported: what follows is most often its consequence.",
    wrong: `{ "pages/index.json": "{ \\"title\\": \\"Always answered\\" \\"name\\": \\"Home\\" }" }`,
    right: `{ "title": "A business number that is answered", "name": "Home" }`,
  },
  "page-shape": {
    summary: "A page has a title, a description, a name and blocks, and nothing that is not known.",
    why: "A field that is not known is most often one that is misspelt, and would be left out without a word.",
    wrong: `{ "shareImge": "/share/default.png" }`,
    right: `{ "shareImage": "/share/default.png" }`,
  },
  "page-name": {
    summary: "Names of page files are addresses: small letters, digits and hyphens, each route once.",
    why: "The path of a page's file is its address, which people type, and which some systems write in small letters.",
    wrong: `{ "pages/About Us.json": {} }`,
    right: `{ "pages/about-us.json": {} }`,
  },
  "no-pages": {
    summary: "A site has at least one page.",
    why: "Without one nothing would be built, and nothing would say so. Most often the command was called in another folder.",
    wrong: `{ "pages/index.json": null }`,
    right: `{ "pages/index.json": {} }`,
  },
  "block-shape": {
    summary:
      'A block is { "type", "props" }, with "anchor", "tone", "illustrative" and "madeUp" where needed.',
    why: "A shared block stands in the place of one block, so it cannot itself be a list or use another one.",
    wrong: `{ "pages/_shared/a.json": { "use": "b" }, "pages/_shared/b.json": ${HERO}, "pages/index.json": { "blocks": [{ "use": "a" }] } }`,
    right: `{ "pages/_shared/a.json": ${HERO}, "pages/index.json": { "blocks": [{ "use": "a" }] } }`,
  },
  "unknown-block": {
    summary: "The type of a block is the name of a folder in blocks/.",
    why: "Nothing could be shown in its place.",
    wrong: `{ "type": "rich-txt", "props": { "body": "Somebody picks up." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Somebody picks up." } }`,
  },
  "unknown-shared-block": {
    summary: '"use" names a file in pages/_shared/.',
    why: "Nothing could be shown in its place.",
    wrong: `{ "use": "ofer" }`,
    right: `{ "pages/_shared/offer.json": ${HERO}, "pages/index.json": { "blocks": [{ "use": "offer" }] } }`,
  },
  "block-props": {
    summary: "The content of a block is as its schema says: fields, lengths, choices.",
    why:
      "A block is drawn for content of a certain size and kind; beyond it, text runs out of its place. " +
      "[blocks/README.md](../blocks/README.md) lists the fields of each. Lengths are judged with tokens " +
      "resolved.",
    wrong: `{ "type": "rich-text", "props": { "bdy": "Somebody picks up." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Somebody picks up." } }`,
  },
  "unknown-token": {
    summary:
      "A token names a constant, or a field of the site or of the template's item, in a form that there is.",
    why: "Visitors would read the braces. When a constant was renamed, every page that names it is listed below its first place.",
    wrong: `{ "type": "rich-text", "props": { "body": "From {{plans.lite.prise}} a month." } }`,
    right: `{ "type": "rich-text", "props": { "body": "From {{plans.lite.price}} a month." } }`,
  },
  "data-shape": {
    summary: "A file of data/ is as its schema in schema/ says.",
    why: "Many pages read it, and so may others: some of these files are published.",
    wrong: `{ "data/routes.json": { "routes": "/pricing" } }`,
    right: `{ "data/routes.json": { "routes": [] } }`,
  },
  "constants-shape": {
    formerly: ["constants-arithmetic"],
    summary: "A constant has a value, a unit that fits it, and a source; an alias names a constant.",
    why: "The unit decides how the value is written and what is compared with it. Tokens for a constant that is faulty are not reported: they follow from it.",
    wrong: `{ "data/constants.json": { "plans": { "lite": { "price": { "value": "4", "unit": "usd", "source": "Example" } } } } }`,
    right: `{ "data/constants.json": { "plans": { "lite": { "price": { "value": 4, "unit": "usd", "source": "Example" } } } } }`,
  },
  "unread-sentence": {
    formerly: ["data-count"],
    summary: "A person has read what the site says, and where its buttons and links lead.",
    why:
      "That calls are recorded on every plan, or refunds given at any time, is wrong without any figure that " +
      "could be looked up. So each sentence stands in `checks/ledger/accepted/`, a file a page, as a visitor " +
      "reads it; what shared blocks and templates say on many pages stands there once. Of each button, link and " +
      "redirect the ledger has the words and where they lead: one that says “Choose Lite” and signs up for " +
      "another plan says something untrue, too. A sentence that is new, or that a constant has changed, is read " +
      "once, and `npm run accept` writes it there for the review. `npm run check` alone asks for this: a build " +
      "and the dev server do not wait for it.",
    wrong: "A page says “Refunds at any time.”, and no file of the ledger does.",
    right: "The file of that page in the ledger has the line “text: Refunds at any time.”",
  },
  "schema-shape": {
    summary: "A schema is JSON Schema, draft 2020-12.",
    why: "Content cannot be checked against a schema that means nothing.",
    wrong: `{ "blocks/note/schema.json": { "type": "text" } }`,
    right: `{ "blocks/note/schema.json": { "type": "string" } }`,
  },
  "generated-files": {
    summary: "Generated files are what the schemas, the rules and the content give.",
    why: "Types, the registry, the schemas for editors and the documentation are committed, so that a change of them is seen in the review.",
    wrong: "A schema was changed, and blocks/README.md still lists the old fields.",
    right: "`npm run generate` has written it, and it is in the same commit.",
  },
  bundle: {
    summary: "Components and styles can be bundled.",
    why: "A syntax error in a block is printed like every other fault, with its place.",
    wrong: "export default function Note() { return <p>Hello</div>; }",
    right: "export default function Note() { return <p>Hello</p>; }",
  },
  "render-failure": {
    summary: "Every page can be rendered.",
    why: "It is a fault of a component, or of content that no schema foresaw: then the schema wants to be stricter. Nothing has been published.",
    wrong: "A component reads the third entry of a list that its schema lets have two.",
    right: "The schema asks for three, or the component shows as many as there are.",
  },
};

/** Rules without a rule object. The code that reads files, schemas or code finds their faults. */
const otherRules = Object.entries(FOUND_WHILE_READING).map(
  ([name, facts]): RuleFacts => ({ name, ...facts }),
);

/** Related rules, in the order in which they run. */
export interface RuleGroup {
  title: string;
  rules: readonly RuleFacts[];
}

/** Leaves out the rule that checks pages, the site and the build output, so that it is listed once. */
const others = (rules: readonly RuleFacts[]) => rules.filter(({ name }) => name !== literalFigure.name);

/** Every rule that a diagnostic can name. */
export const ruleGroups: readonly RuleGroup[] = [
  { title: "Files, blocks and constants", rules: otherRules },
  { title: "Pages", rules: pageRules },
  { title: "The site as a whole", rules: others(siteRules) },
  { title: "What was built", rules: others(htmlRules) },
];

const rules = new Map(ruleGroups.flatMap((group) => group.rules).map((rule) => [rule.name, rule]));

/** Returns the description of a rule by its name. */
export function ruleOf(name: string): RuleFacts | undefined {
  return rules.get(name);
}

/** Returns the path of a rule's documentation, relative to the project's root. */
export function docsOf(rule: string): string {
  return `checks/README.md#${rule}`;
}
