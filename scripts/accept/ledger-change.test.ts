import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSite } from "../../data/site";
import { page, projectOf, text } from "../../tests/check/project";
import { VerdictCache } from "../cache/verdict-cache";
import { accept, ledgerChange } from "./ledger-change";

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
