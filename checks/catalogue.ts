import { htmlRules } from "./html/check-html";
import type { RuleFacts } from "./rule";
import { pageRules, siteRules } from "./rules";

const HERO = `{ "type": "hero", "props": { "heading": "Always answered", "intro": "Somebody picks up." } }`;

/** Rules about faults that reading, resolving and rendering find before the other rules run. */
const FOUND_WHILE_READING: Readonly<Record<string, Omit<RuleFacts, "name">>> = {
  "json-syntax": {
    summary:
      "Every file in pages/ and data/ is valid JSON in UTF-8, without duplicate keys, at most 2 MB in size and 100 levels deep.",
    why:
      "After a syntax error the rest of a file cannot be read reliably, so only the first fault in the " +
      "file is reported: the others are usually its consequences.",
    wrong: `{ "pages/index.json": "{ \\"title\\": \\"Always answered\\" \\"name\\": \\"Home\\" }" }`,
    right: `{ "title": "A business number that is answered", "name": "Home" }`,
  },
  "page-shape": {
    summary:
      "A page has a title of 25 to 60 characters, a description of 70 to 160, a name and blocks, and no unknown fields.",
    why:
      "Search results cut off a longer title or description, and a shorter one gives nobody a reason to click. Lengths are " +
      "measured as visitors see them, with tokens resolved. An unknown field is usually a misspelled one, and would be " +
      "ignored without notice.",
    wrong: `{ "shareImge": "/share/default.png" }`,
    right: `{ "shareImage": "/share/default.png" }`,
  },
  "page-name": {
    summary:
      "Names of page files contain only lowercase letters, digits and single hyphens, and no two pages have the same route.",
    why:
      "The path of a page's file becomes its address. People type addresses, and some systems convert them to lowercase. " +
      "The address also becomes the path of a built file, so none ends in `/index` or is below a folder of other built files.",
    wrong: `{ "pages/About Us.json": {} }`,
    right: `{ "pages/about-us.json": {} }`,
  },
  "no-pages": {
    summary: "A site has at least one page.",
    why: "Without a page, nothing would be built, and nothing would report it. The usual cause is a command that ran in the wrong folder.",
    wrong: `{ "pages/index.json": null }`,
    right: `{ "pages/index.json": {} }`,
  },
  "block-shape": {
    summary:
      'A block is { "type", "props" }, with "anchor", "tone", "illustrative" and "madeUp" where needed.',
    why: "A shared block takes the place of one block, so it cannot be a list or use another shared block.",
    wrong: `{ "pages/_shared/a.json": { "use": "b" }, "pages/_shared/b.json": ${HERO}, "pages/index.json": { "blocks": [{ "use": "a" }] } }`,
    right: `{ "pages/_shared/a.json": ${HERO}, "pages/index.json": { "blocks": [{ "use": "a" }] } }`,
  },
  "unknown-block": {
    summary: "The type of a block is the name of a folder in blocks/.",
    why: "There is no component that could display a block of an unknown type.",
    wrong: `{ "type": "rich-txt", "props": { "body": "Somebody picks up." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Somebody picks up." } }`,
  },
  "unknown-shared-block": {
    summary: '"use" names a file in pages/_shared/.',
    why: "Without the file, there is nothing to display.",
    wrong: `{ "use": "ofer" }`,
    right: `{ "pages/_shared/offer.json": ${HERO}, "pages/index.json": { "blocks": [{ "use": "offer" }] } }`,
  },
  "block-props": {
    summary: "The content of a block matches its schema: fields, lengths and choices.",
    why:
      "A block is designed for content of a certain kind and length; longer text does not fit. " +
      "[blocks/README.md](../blocks/README.md) lists the fields of each block. Lengths are measured with " +
      "tokens resolved.",
    wrong: `{ "type": "rich-text", "props": { "bdy": "Somebody picks up." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Somebody picks up." } }`,
  },
  "unknown-token": {
    summary:
      "A token names an existing constant, or a field of the site or of the template's item, in a form that exists.",
    why: "Otherwise visitors would see the braces. If a constant was renamed, the report lists every page that uses it below the first position.",
    wrong: `{ "type": "rich-text", "props": { "body": "From {{plans.lite.prise}}." } }`,
    right: `{ "type": "rich-text", "props": { "body": "From {{plans.lite.price}}." } }`,
  },
  "data-shape": {
    summary: "Every file in data/ matches its schema in schema/.",
    why: "Many pages read these files, and outside readers may too: some of the files are published.",
    wrong: `{ "data/routes.json": { "routes": "/pricing" } }`,
    right: `{ "data/routes.json": { "routes": [] } }`,
  },
  "constants-shape": {
    summary: "A constant has a value, a unit that suits it, and a source; an alias names a constant.",
    why:
      "The unit determines how the value is formatted and what is compared with it. Tokens for an invalid " +
      "constant are not reported, because their faults follow from it.",
    wrong: `{ "data/constants.json": { "plans": { "lite": { "price": { "value": "4", "unit": "usd", "source": "Example" } } } } }`,
    right: `{ "data/constants.json": { "plans": { "lite": { "price": { "value": 4, "unit": "usd", "source": "Example" } } } } }`,
  },
  "unread-sentence": {
    summary: "A person has read every sentence of the site, and where its buttons and links lead.",
    why:
      "“Calls are recorded on every plan” or “refunds at any time” can be wrong without a figure that a " +
      "program could look up. So `checks/ledger/accepted/` stores each sentence as a visitor reads it, in " +
      "one file per page; the sentences of shared blocks and templates are stored once. For each button, " +
      "link and redirect it stores the words and the target: a button that says “Choose Lite” and signs up " +
      "for another plan is untrue, too. A sentence that is new, or that a constant has changed, is read " +
      "once, and `npm run accept` adds it to the ledger for the review. Only `npm run check` requires " +
      "this; builds and the dev server do not.",
    wrong: "A page says “Refunds at any time.”, and no file of the ledger does.",
    right: "The file of that page in the ledger has the line “text: Refunds at any time.”",
  },
  "schema-shape": {
    summary: "A schema is valid JSON Schema, draft 2020-12, and every name in it exists.",
    why: "Content cannot be checked against an invalid schema.",
    wrong: `{ "blocks/note/schema.json": { "type": "text" } }`,
    right: `{ "blocks/note/schema.json": { "type": "string" } }`,
  },
  "generated-files": {
    summary: "Generated files are up to date with the schemas, the rules and the content.",
    why:
      "Types, the schemas for editors and the documentation are committed, so that reviewers see when " +
      "they change. Only `npm run generate -- --check`, which `npm test` runs, requires this.",
    wrong: "A schema was changed, and blocks/README.md still lists the old fields.",
    right: "`npm run generate` has written it, and it is in the same commit.",
  },
  bundle: {
    summary: "Components and styles can be bundled.",
    why: "A syntax error in a block is reported like every other fault, with its position.",
    wrong: "export default function Note() { return <p>Hello</div>; }",
    right: "export default function Note() { return <p>Hello</p>; }",
  },
  "render-failure": {
    summary: "Every page can be rendered.",
    why: "The cause is a bug in a component, or content that its schema should reject: then make the schema stricter. Nothing has been published.",
    wrong: "A component reads the third entry of a list that its schema lets have two.",
    right: "The schema asks for three, or the component shows as many as there are.",
  },
};

/** Rules without a rule object. The code that reads files, schemas or code finds their faults. */
const otherRules = Object.entries(FOUND_WHILE_READING).map(
  ([name, facts]): RuleFacts => ({ name, ...facts }),
);

/** Leaves out the rules that check pages as well as the site or the build output, so that they are listed once. */
const others = (rules: readonly RuleFacts[]) =>
  rules.filter(({ name }) => !pageRules.some((rule) => rule.name === name));

/** Every rule that a diagnostic can name, with related rules in the order in which they run. */
export const ruleGroups: readonly { title: string; rules: readonly RuleFacts[] }[] = [
  { title: "Files, blocks and constants", rules: otherRules },
  { title: "Pages", rules: pageRules },
  { title: "The site as a whole", rules: others(siteRules) },
  { title: "The build output", rules: others(htmlRules) },
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
