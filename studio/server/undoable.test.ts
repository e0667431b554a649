import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LEDGER_FOLDER } from "../../checks/ledger/ledger";
import { replaceFile } from "../../data/replace-file";
import { emptyFolder } from "../../tests/empty-folder";
import { contentTexts, undoable } from "./undoable";

const PAGE = "pages/features/fax.json";
const LEDGER = `${LEDGER_FOLDER}/features--fax.txt`;

/** A project of three files, one of which the change removes, one it edits, and one it adds. */
async function changedProject() {
  const root = emptyFolder();
  const write = (file: string, text: string) => replaceFile(join(root, file), text);
  write(PAGE, "fax");
  write(LEDGER, "accepted");
  write("data/site.json", "site");
  const before = contentTexts(root);
  const { undo } = await undoable(root, async () => {
    for (const file of [PAGE, LEDGER]) rmSync(join(root, file));
    write("data/redirects.json", "redirect");
    write("data/site.json", "site without fax");
  });
  expect(contentTexts(root)).not.toEqual(before);
  return { root, before, undo };
}

it("restores what a change has removed, edited and added", async () => {
  const { root, before, undo } = await changedProject();
  undo();
  expect(contentTexts(root)).toEqual(before);
});

it("keeps the work of others on a file that was changed since", async () => {
  const { root, undo } = await changedProject();
  writeFileSync(join(root, "data/site.json"), "site of another author");
  const now = contentTexts(root);
  expect(undo).toThrow("have been changed again since");
  expect(contentTexts(root)).toEqual(now);
});
