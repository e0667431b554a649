import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import * as documents from "../../data/read-document";
import { block, page, projectOf } from "../../tests/check/project";
import { summaryOf } from "./file-summary";

const FILE = "pages/index.json";
const root = projectOf({
  [FILE]: page([{ use: "plans" }, block("rich-text", { body: "One." })]),
});

it("has the name, the blocks and the texts of a file, and reads it again only after a change", () => {
  const read = vi.spyOn(documents, "readDocument");
  expect(summaryOf(root, FILE)).toMatchObject({
    name: "Home",
    blocks: [
      { use: null, type: "hero" },
      { use: "plans", type: null },
      { use: null, type: "rich-text" },
    ],
    texts: expect.stringContaining("One."),
  });
  summaryOf(root, FILE);
  expect(read).toHaveBeenCalledTimes(1);
  writeFileSync(join(root, FILE), JSON.stringify(page([], { name: "Start" })));
  expect(summaryOf(root, FILE)).toMatchObject({ name: "Start", blocks: [{ type: "hero" }] });
});

it("has the title of a page whose name is empty", () => {
  const text = JSON.stringify(page([], { name: " ", title: "Phones | Pingo" }));
  expect(documents.runWithDraft({ file: FILE, text }, () => summaryOf(root, FILE)).name).toBe(
    "Phones | Pingo",
  );
});

it("does not keep that of a draft", () => {
  const draft = { file: FILE, text: JSON.stringify(page([], { name: "Draft" })) };
  expect(documents.runWithDraft(draft, () => summaryOf(root, FILE)).name).toBe("Draft");
  expect(summaryOf(root, FILE).name).toBe("Start");
});
