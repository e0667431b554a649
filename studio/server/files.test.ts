import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSite, type Site } from "../../data/site";
import type { JsonObject } from "../../schema/json-document";
import { page, projectOf, realSchemas } from "../../tests/check/project";
import { FileWriter, readFile, StudioError } from "./files";

const FILE = "pages/features/sms.json";
const write = async (value: JsonObject) => `${JSON.stringify(value, null, 2)}\n`;

function project(files: Record<string, unknown> = {}): { site: Site; read: () => string } {
  const root = projectOf({ [FILE]: { ...page([]), name: "Texts" }, ...files });
  return { site: openSite(root, realSchemas()), read: () => readFileSync(join(root, FILE), "utf8") };
}

/** Returns the error that a function throws. */
async function refusal(run: () => unknown): Promise<StudioError> {
  try {
    await run();
  } catch (error) {
    if (error instanceof StudioError) return error;
    throw error;
  }
  throw new Error("It was not refused.");
}

it.each([
  "pages/none.json",
  "../pages/features/sms.json",
  "pages/../data/routes.json",
  "pages/features/../../data/site.json",
  "pages\\features\\sms.json",
  "/etc/passwd",
  "data/routes.json",
  "pages/features/sms.json\0",
  "pages%2Ffeatures%2Fsms.json",
  "PAGES/FEATURES/SMS.JSON",
  "pages/features/sms.json::$DATA",
  "__proto__",
  "",
])("finds files only in the site's own list, and not %j", async (file) => {
  const { site } = project();
  const save = new FileWriter(write).save(site, { file, content: {}, version: "" });
  expect((await refusal(() => readFile(site, file))).status).toBe(404);
  expect((await refusal(() => save)).status).toBe(404);
});

it("neither reads nor writes through a link to a file outside", async () => {
  const { site } = project({ "data/secret.json": { secret: true } });
  symlinkSync(join(site.root, "data/secret.json"), join(site.root, "pages/link.json"));
  const opened = openSite(site.root, realSchemas());
  expect((await refusal(() => readFile(opened, "pages/link.json"))).message).toContain(
    "a symbolic link that points outside",
  );
});

it("rejects a file with invalid JSON, with the line of the fault", async () => {
  const { site } = project({ [FILE]: '{ "title": "A",\n "blocks": [, }' });
  const { status, message } = await refusal(() => readFile(site, FILE));
  expect([status, message]).toEqual([
    422,
    expect.stringMatching(/^pages\/features\/sms\.json has been changed .* correct line 2\./),
  ]);
});

it("saves over the opened version only", async () => {
  const { site, read } = project();
  const writer = new FileWriter(write);
  const first = readFile(site, FILE);
  const saved = await writer.save(site, { ...first, content: { ...first.content, name: "Mine" } });
  expect(JSON.parse(read())).toEqual({ ...first.content, name: "Mine" });
  const late = await refusal(() =>
    writer.save(site, { ...first, content: { ...first.content, name: "Late" } }),
  );
  expect([late.status, late.details]).toEqual([409, { theirs: saved }]);
  expect(JSON.parse(read()).name).toBe("Mine");
});

it("waits with a save for another write, and continues after its failure", async () => {
  const { site } = project();
  const writer = new FileWriter(write);
  const done: string[] = [];
  let finish = () => {};
  const moving = writer.runAlone(
    () =>
      new Promise<void>((_, reject) => {
        finish = () => reject(new Error("There is no page /offer."));
      }),
  );
  const saving = writer.save(site, readFile(site, FILE)).then(() => done.push("saved"));
  await new Promise(setImmediate);
  done.push("moved");
  finish();
  await expect(moving).rejects.toThrow("There is no page");
  await saving;
  expect(done).toEqual(["moved", "saved"]);
});

it("accepts one of several concurrent saves of the same version", async () => {
  const { site, read } = project();
  const writer = new FileWriter(write);
  const first = readFile(site, FILE);
  const saves = Array.from({ length: 20 }, (_, index) =>
    writer.save(site, { ...first, content: { ...first.content, name: `Saver ${index}` } }),
  );
  const results = await Promise.allSettled(saves);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", ...Array(19).fill("rejected")]);
  expect(JSON.parse(read()).name).toBe("Saver 0");
});

it("never exposes a partially written page", async () => {
  const { site, read } = project();
  const writer = new FileWriter(write);
  let known = readFile(site, FILE);
  for (let size = 1; size <= 30; size += 1) {
    const saving = writer.save(site, {
      ...known,
      content: { ...known.content, name: "x".repeat(size * 1000) },
    });
    expect(() => JSON.parse(read())).not.toThrow();
    known = await saving;
  }
});

it("continues after a failed save", async () => {
  const { site, read } = project();
  let fails = true;
  const writer = new FileWriter(async (value) => {
    if (fails) throw new Error("no form");
    return write(value);
  });
  const first = readFile(site, FILE);
  await expect(writer.save(site, first)).rejects.toThrow("no form");
  fails = false;
  writeFileSync(join(site.root, FILE), await write({ ...first.content, name: "Theirs" }));
  await writer.save(site, readFile(site, FILE));
  expect(JSON.parse(read()).name).toBe("Theirs");
});
