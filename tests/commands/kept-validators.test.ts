import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cacheFolder } from "../../schema/cache-file";
import { makeCodeProject } from "./code-project";
import { run } from "./run";

/** Paths of the cached validators of a project, whose schemas name its folder. */
const keptFor = (root: string): string[] =>
  readdirSync(cacheFolder())
    .filter((name) => /^validators-[^-]+$/.test(name))
    .map((name) => join(cacheFolder(), name))
    .filter((path) => {
      const bytes = readFileSync(path);
      return bytes.includes(root) || bytes.includes(Buffer.from(root, "utf16le"));
    });

it("a check caches validators, and the next one reuses them with the same result until a schema changes", async () => {
  const root = makeCodeProject();
  const block = join(root, "blocks/hero/schema.json");
  const edit = (limit: number) => {
    const schema: { description: string; properties: { heading: { maxLength: number } } } = JSON.parse(
      readFileSync(block, "utf8"),
    );
    // A description that no other run of this test has written.
    schema.description = `Made in ${root}.`;
    schema.properties.heading.maxLength = limit;
    writeFileSync(block, JSON.stringify(schema));
  };
  const hero = { type: "hero", props: { heading: "Calls that reach you", intro: 7, unknown: true } };
  const page = JSON.parse(readFileSync(join(root, "pages/index.json"), "utf8")) as { blocks: object[] };
  writeFileSync(join(root, "pages/index.json"), JSON.stringify({ ...page, blocks: [hero, ...page.blocks] }));
  edit(200);
  const first = await run(root, "check");
  expect(first.code).toBe(1);
  expect(first.out).toContain('"unknown"');
  expect(keptFor(root)).toHaveLength(1);
  expect(await run(root, "check")).toEqual(first);
  expect(keptFor(root)).toHaveLength(1);
  edit(5);
  expect((await run(root, "check")).out).toContain("of at most 5 characters");
  for (const path of keptFor(root)) rmSync(path);
});
