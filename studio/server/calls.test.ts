import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { emptyFolder } from "../../tests/empty-folder";
import { createCalls } from "./calls";
import type { StudioTools } from "./tools";

it("shares a block, and waits until the check knows it, so that a page with it has no fault", async () => {
  const content = emptyFolder();
  const noticed: string[] = [];
  const tools: Partial<StudioTools> = {
    content,
    format: async (file) => JSON.stringify(file),
    waitUntilNoticed: async (file) => void noticed.push(existsSync(join(content, file)) ? file : "too early"),
  };
  const share = createCalls(tools as StudioTools)["POST shared"];
  expect(await share?.({ name: "Last words", block: { type: "hero" } })).toEqual({ name: "last-words" });
  expect(noticed).toEqual(["pages/_shared/last-words.json"]);
});
