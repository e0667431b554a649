import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { page, projectOf, text } from "../../tests/check/project";
import { makeCodeProject } from "../../tests/commands/code-project";
import { ROOT } from "../../tests/roots";
import { startChecker } from "./checker";

const content = projectOf({
  "pages/index.json": page(),
  "pages/pricing.json": page([], {
    title: "What a business number costs a month",
    description: `Prices. ${page().description}`,
  }),
});
// The checker writes into this folder, which projects share.
rmSync(join(content, "schema"));
cpSync(join(ROOT, "schema"), join(content, "schema"), { recursive: true });
const checker = startChecker({ code: ROOT, content });
afterAll(() => checker.end());

it("finds faults and creates files in its own process, in order of the requests", async () => {
  const save = (blocks: object[]) =>
    writeFileSync(join(content, "pages/index.json"), JSON.stringify(page(blocks)));
  const [none, feed, picture, nothing] = await Promise.all([
    checker.findFault(),
    checker.makeOutput("/feed.xml"),
    checker.makeOutput("/share/pricing.png"),
    checker.makeOutput("/none.txt"),
  ]);
  expect(none).toBeUndefined();
  expect(String(feed)).toContain("<feed");
  expect(picture).toBeInstanceOf(Uint8Array);
  expect(nothing).toBeUndefined();
  save([text("It costs $13.")]);
  const fault = await checker.findFault(["pages/index.json"]);
  expect(fault).toMatchObject({ title: "1 fault in the content", text: expect.stringContaining('"$13"') });
  await expect(checker.accept([])).rejects.toThrow("1 fault in the content. Fix that first.");
});

it("writes the content schema for editors", async () => {
  const offers = () => readFileSync(join(content, "schema/content.editor.gen.json"), "utf8");
  await checker.writeOffers();
  expect(offers()).not.toContain('"/fresh"');
  writeFileSync(join(content, "pages/fresh.json"), JSON.stringify(page()));
  await checker.findFault(["pages/fresh.json"]);
  await checker.writeOffers();
  expect(offers()).toContain('"label": "/fresh"');
});

it("rejects pending requests when stopped, and restarts for the next one", async () => {
  const asked = checker.findFault([]);
  checker.end();
  await expect(asked).rejects.toThrow("dev/check-process ended with code 0.");
  expect(await checker.findFault([])).toMatchObject({ title: expect.stringContaining("in the content") });
});

it("writes the types of a block after a change of a schema", async () => {
  const root = makeCodeProject();
  const own = startChecker({ code: root, content: root });
  const props = join(root, "blocks/steps/props.gen.ts");
  writeFileSync(props, "");
  expect(await own.generate()).toContain("blocks/steps/props.gen.ts");
  expect(readFileSync(props, "utf8")).toContain("StepsProps");
  own.end();
});
