import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkPage, checkSite } from "../../checks/check-site";
import { EXCEPTIONS_FILE } from "../../data/known-files";
import { openSite } from "../../data/site";
import type { Diagnostic } from "../../schema/diagnostic";
import { type Files, page, projectOf, realSchemas, siteOf, text } from "../check/project";
import { NO_TIMEOUT, RUNS } from "./runs";
import { expectLocated, expectPrintable } from "./sound-report";

/** The diagnostics of a project after a change to its folder. */
function verdictOn(files: Files, spoil: (root: string) => void): Diagnostic[] {
  const root = projectOf(files);
  try {
    spoil(root);
    const { diagnostics } = checkSite(openSite(root, realSchemas()));
    for (const diagnostic of diagnostics) expectLocated(root, diagnostic);
    expectPrintable(root, diagnostics);
    return diagnostics;
  } finally {
    // A nightly run makes thousands of projects here, too many to keep until the end of the file.
    rmSync(root, { recursive: true, force: true });
  }
}

/** A small project with a file of every kind. */
const SITE: Files = {
  "pages/index.json": page([{ use: "offer" }]),
  "pages/_shared/offer.json": text("Try it."),
  "pages/blog/[postId].json": page([], {
    collection: "notes",
    title: "{{item.title}}, and what came of it",
    description: `{{item.title}}. ${page().description}`,
  }),
  "data/notes/one.json": { title: "A note that somebody wrote" },
  [EXCEPTIONS_FILE]: { exceptions: [] },
};
const KINDS = [
  ...Object.keys(SITE),
  "data/constants.json",
  "data/site.json",
  "data/navigation.json",
  "data/routes.json",
];

/** Things that may be in place of a JSON file. */
const THINGS: Record<string, (path: string) => void> = {
  "a folder": (path) => mkdirSync(path),
  "a folder with a file of the same name": (path) => {
    mkdirSync(path);
    writeFileSync(join(path, "index.json"), "{}");
  },
  "a link to itself": (path) => symlinkSync(path, path),
  "a dangling link": (path) => symlinkSync(join(dirname(path), "nowhere.json"), path),
  "10 MB of zeros": (path) => writeFileSync(path, Buffer.alloc(10 * 1024 * 1024)),
};

/** Contents below the size limit, but larger than anybody writes. */
const LARGE: Record<string, string> = {
  "a million entries": `[${"1,".repeat(1_000_000)}1]`,
  "all the properties that are read": `{${Array.from({ length: 9_500 }, (_, index) => `"a${index}":1`).join()}}`,
  "as many duplicate keys": `{${'"title":1,'.repeat(9_500)}"title":1}`,
  "fifty thousand tokens and prices": `{"title":"${"$9 {{x}} ".repeat(50_000)}"}`,
  "a million quotes": '"'.repeat(1_000_000),
  "a million backslashes": `"${"\\".repeat(1_000_000)}"`,
};

/** Expects an error for what is now at a path. */
function expectFault(file: string, put: (path: string) => void): void {
  const diagnostics = verdictOn(SITE, (root) => {
    rmSync(join(root, file), { recursive: true, force: true });
    put(join(root, file));
  });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map((found) => found.file)).toContain(file);
}

describe.each(Object.entries(THINGS))("%s", (thing, put) => {
  // Exceptions are optional, and a dangling link counts as missing.
  const kinds = KINDS.filter((file) => file !== EXCEPTIONS_FILE || !thing.startsWith("a link"));
  it.each(kinds)("in place of %s is a located fault", (file) => {
    expectFault(file, put);
  });
});

// By name, since the runner would search the contents for title placeholders.
describe.each(Object.keys(LARGE))("%s", (name) => {
  it.each(["pages/index.json", "data/site.json", "data/constants.json"])(
    "in place of %s are a located fault",
    (file) => {
      expectFault(file, (path) => writeFileSync(path, LARGE[name] ?? ""));
    },
  );
});

it("a page reports all its faults, even more than the maximum number of call arguments", () => {
  const site = siteOf({ "pages/index.json": page() });
  const fault = {
    file: "pages/index.json",
    line: 1,
    column: 1,
    length: 1,
    severity: "error",
    rule: "x",
    where: "",
  } as const;
  const faults = Array.from({ length: 150_000 }, (_, index) => ({ ...fault, message: `Fault ${index}.` }));
  const { diagnostics } = checkSite(site, (ref) => ({ ...checkPage(site, ref), diagnostics: faults }));
  expect(diagnostics.filter(({ rule }) => rule === "x")).toHaveLength(faults.length);
});

it(
  "a file with any name is a page or has a located fault",
  () => {
    const name = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
      fc.constantFrom(
        ".",
        "[a]",
        "[a][b]",
        "[ä]",
        "[]",
        "A",
        "a b",
        "a.b",
        "-",
        "a\nb",
        "a\u001b[31mb",
        "index",
        "%2e",
        "__proto__",
        "404",
      ),
    );
    const usable = name.filter((candidate) => !/[/\0]/.test(candidate) && Buffer.byteLength(candidate) < 200);
    const property = fc.property(fc.array(usable, { minLength: 1, maxLength: 3 }), (names) => {
      const path = `${names.filter((part) => part !== "." && part !== "..").join("/") || "a"}.json`;
      verdictOn({ "pages/index.json": page() }, (root) => {
        const target = join(root, "pages", path);
        mkdirSync(dirname(target), { recursive: true });
        writeFileSync(target, JSON.stringify(page([], { title: "The page that has an odd name" })));
      });
    });
    fc.assert(property, { numRuns: Math.ceil(RUNS / 4), seed: 20251114, verbose: 1 });
  },
  NO_TIMEOUT,
);

it.each([
  ["itself", { a: "a" }],
  ["each other", { a: "b", b: "a" }],
  ["each other in a cycle", { a: "b", b: "c", c: "a" }],
  ["a missing one", { a: "nothing" }],
])("shared blocks that use %s report a located fault", (_, uses) => {
  const shared = Object.entries(uses).map(([name, use]) => [`pages/_shared/${name}.json`, { use }]);
  const files = { "pages/index.json": page([{ use: "a" }]), ...Object.fromEntries(shared) };
  const diagnostics = verdictOn(files, () => {});
  expect(diagnostics.filter(({ severity }) => severity === "error")).toMatchObject([
    { file: "pages/_shared/a.json", rule: "block-shape" },
  ]);
});
