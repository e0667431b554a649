import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { acceptedFiles } from "../../checks/ledger/accepted";
import { LEDGER_FOLDER } from "../../checks/ledger/ledger";
import { openSite } from "../../data/site";
import { page, projectOf, text } from "../../tests/check/project";
import { VerdictCache } from "../cache/verdict-cache";
import { accept, describeSentences, ledgerChange, sentencesChangedBy } from "./ledger-change";

it("pairs a changed sentence with the accepted one, and a new sentence with none", () => {
  const root = projectOf({
    "pages/index.json": page([text("We answer every call of yours. We write down who called you.")]),
  });
  const kept = () => new VerdictCache(openSite(root));
  accept(kept());
  const changed = page([
    text(
      "We answer nearly every call of yours. Nobody pays for a month twice. We write down who called you.",
    ),
  ]);
  writeFileSync(join(root, "pages/index.json"), JSON.stringify(changed));
  const path = ["blocks", 1, "props", "body"];
  const said = { file: "pages/index.json", where: "block 2 rich-text", path };
  expect(ledgerChange(kept()).sentences).toEqual([
    { ...said, text: "We answer nearly every call of yours.", before: "We answer every call of yours." },
    { ...said, text: "Nobody pays for a month twice." },
  ]);
});

it("lists sentences by their place, with what they replace", () => {
  const said = { file: "pages/index.json", where: "block 2 rich-text" };
  const sentences = [
    { ...said, text: "We answer nearly every call.", before: "We answer every call." },
    { ...said, text: "Nobody pays twice." },
    { file: "pages/_shared/offer.json", where: "pages/_shared/offer.json", text: "09:15" },
  ];
  expect(describeSentences(sentences)).toMatchInlineSnapshot(`
    "
    pages/index.json, block 2 rich-text
      “We answer nearly every call.”
        instead of “We answer every call.”
      “Nobody pays twice.”

    pages/_shared/offer.json
      “09:15”
    "
  `);
});

it("pairs an accepted sentence with one change only", () => {
  const root = projectOf({ "pages/index.json": page([text("We answer every call of yours.")]) });
  const kept = () => new VerdictCache(openSite(root));
  accept(kept());
  const twice = page([text("We answer any call of yours. We answer each call of yours.")]);
  writeFileSync(join(root, "pages/index.json"), JSON.stringify(twice));
  expect(ledgerChange(kept()).sentences.map(({ before }) => before)).toEqual([
    "We answer every call of yours.",
    undefined,
  ]);
});

it("accepts the sentences of one file, and keeps those that a sentence of another file replaces", () => {
  const [offer, promise] = ["pages/_shared/offer.json", "pages/_shared/promise.json"];
  const texts = (calls: string) => ({
    "pages/index.json": page([text(`We answer ${calls} of yours.`), { use: "offer" }, { use: "promise" }]),
    [offer]: text(`Nobody misses ${calls} again.`),
    [promise]: text(`Dlores writes ${calls} down. ${calls === "each call" ? "She is quick." : ""}`),
  });
  const root = projectOf(texts("every call"));
  const kept = () => new VerdictCache(openSite(root));
  const unread = () => ledgerChange(kept()).sentences;
  accept(kept());
  const changes = Object.entries(texts("each call"));
  for (const [file, content] of changes) writeFileSync(join(root, file), JSON.stringify(content));
  const shown = unread();
  const of = (name: string) => shown.filter(({ file }) => file === name);

  // Both shared blocks are in one file of the ledger.
  accept(kept(), of(offer));
  expect(unread()).toEqual(shown.filter(({ file }) => file !== offer));
  const shared = acceptedFiles(root).get(`${LEDGER_FOLDER}/_shared.txt`);
  expect(shared).toContain("Nobody misses each call again.");
  expect(shared).toContain("Dlores writes every call down.");
  expect(shared).not.toContain("She is quick.");

  accept(kept(), of(promise));
  accept(kept(), of("pages/index.json"));
  expect(unread()).toEqual([]);
  expect(ledgerChange(kept()).changed).toEqual(new Map());
});

it("accepts no sentences other than those that were shown", () => {
  const root = projectOf({ "pages/index.json": page([text("We answer every call of yours.")]) });
  const kept = () => new VerdictCache(openSite(root));
  const write = (words: string) =>
    writeFileSync(join(root, "pages/index.json"), JSON.stringify(page([text(words)])));
  accept(kept());
  write("We answer any call. We write down who called.");
  const shown = ledgerChange(kept()).sentences;
  expect(shown).toHaveLength(2);
  const refusal = "The site has changed in the meantime.";
  expect(() => accept(kept(), shown.slice(1))).toThrow(refusal);
  write("We answer any call. We write down who called. We forget nobody.");
  expect(() => accept(kept(), shown)).toThrow(refusal);
  expect(ledgerChange(kept()).sentences).toHaveLength(3);
});

it("lists the sentences of pages that a draft of the facts changes, before it is saved", () => {
  const root = projectOf({
    "pages/index.json": page([text("Standard is {{plans.standard.price}}. We write down who called you.")]),
    "pages/about.json": page([text("Nobody has read this yet.")], { title: "Another page of its own" }),
  });
  const file = "data/constants.json";
  const facts = JSON.parse(readFileSync(join(root, file), "utf8"));
  facts.plans.standard.price.value = 14;
  const kept = new VerdictCache(openSite(root));
  expect(sentencesChangedBy(kept, { file, text: JSON.stringify(facts) })).toMatchObject([
    { file: "pages/index.json", text: "Standard is $14 a month.", before: "Standard is $12 a month." },
  ]);
  facts.plans.standard.price.value = 12;
  expect(sentencesChangedBy(kept, { file, text: JSON.stringify(facts) })).toEqual([]);
});
