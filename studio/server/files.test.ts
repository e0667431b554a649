import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openSite, type Site } from "../../data/site";
import type { JsonObject } from "../../schema/json-document";
import { page, projectOf, realSchemas } from "../../tests/check/project";
import type { SavedFile } from "../api";
import { readFile, StudioError, saveFile } from "./files";

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
  expect((await refusal(() => readFile(site, file))).status).toBe(404);
  expect((await refusal(() => saveFile(site, { file, version: "" }, "{}"))).status).toBe(404);
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

/** Formats a file with another name, and saves it. */
const saveNamed = async (site: Site, { content, ...opened }: SavedFile, name: string) =>
  saveFile(site, opened, await write({ ...content, name }));

it("saves over the opened version only", async () => {
  const { site, read } = project();
  const first = readFile(site, FILE);
  const saved = await saveNamed(site, first, "Mine");
  expect(JSON.parse(read())).toEqual({ ...first.content, name: "Mine" });
  const late = await refusal(() => saveNamed(site, first, "Late"));
  expect([late.status, late.details]).toEqual([409, { theirs: saved }]);
  expect(JSON.parse(read()).name).toBe("Mine");
});

it("accepts one of several concurrent saves of the same version", async () => {
  const { site, read } = project();
  const first = readFile(site, FILE);
  const saves = Array.from({ length: 20 }, (_, index) => saveNamed(site, first, `Saver ${index}`));
  const results = await Promise.allSettled(saves);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", ...Array(19).fill("rejected")]);
  expect(JSON.parse(read()).name).toBe("Saver 0");
});

it("never exposes a partially written page", async () => {
  const { site, read } = project();
  let known = readFile(site, FILE);
  for (let size = 1; size <= 30; size += 1) {
    const saving = saveNamed(site, known, "x".repeat(size * 1000));
    expect(() => JSON.parse(read())).not.toThrow();
    known = await saving;
  }
});
