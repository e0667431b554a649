import { execFileSync } from "node:child_process";
import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { checkSite } from "../../checks/check-site";
import { openSite } from "../../data/site";
import { type Files, page, projectOf, realSchemas } from "../../tests/check/project";

/** Returns the findings in public/ after the folder has been prepared. */
function found(files: Files, prepare: (folder: string) => void = () => {}): string[] {
  const root = projectOf({ "pages/index.json": page(), ...files });
  prepare(join(root, "public"));
  return checkSite(openSite(root, realSchemas()))
    .diagnostics.filter(({ file }) => file.startsWith("public"))
    .map(({ file, rule, message, fix }) => `${file}: ${rule}: ${message} ${fix}`);
}

it("accepts files and folders, and the .well-known folder", () => {
  const files = { "public/files/press kit.pdf": "", "public/.well-known/assetlinks.json": "[]" };
  expect(found(files)).toEqual([]);
});

it("reports symbolic links to files and folders, without reading them", () => {
  const found_ = found({}, (folder) => {
    writeFileSync(join(folder, "../outside.txt"), "Standard is $99 a month.");
    symlinkSync(join(folder, "../outside.txt"), join(folder, "prices.txt"));
    symlinkSync("..", join(folder, "everything"));
    symlinkSync("nowhere", join(folder, "broken.png"));
  });
  expect(found_).toMatchInlineSnapshot(`
    [
      "public/broken.png: public-file: This is a symbolic link, and is not published. Put the file itself here, or remove the link.",
      "public/everything: public-file: This is a symbolic link, and is not published. Put the file itself here, or remove the link.",
      "public/prices.txt: public-file: This is a symbolic link, and is not published. Put the file itself here, or remove the link.",
    ]
  `);
});

it("reports a public folder that is a symbolic link", () => {
  const found_ = found({}, (folder) => {
    rmSync(folder, { recursive: true });
    symlinkSync("data", folder);
  });
  expect(found_[0]).toContain("public: public-file: This is a symbolic link, and is not published.");
});

it("reports hidden files at every depth, and a hidden folder as a whole", () => {
  const files = { "public/.env": "A=1", "public/share/.DS_Store": "", "public/.git/config": "[core]" };
  expect(found(files)).toMatchInlineSnapshot(`
    [
      "public/.env: public-file: This is hidden, and is not published. Move it out of public/: such files often hold passwords.",
      "public/.git: public-file: This is hidden, and is not published. Move it out of public/: such files often hold passwords.",
      "public/share/.DS_Store: public-file: This is hidden, and is not published. Move it out of public/: such files often hold passwords.",
    ]
  `);
});

it("reports files that the build writes for hosts", () => {
  expect(found({ "public/_headers": "/*\n  X: 1\n", "public/share/_headers": "" })).toMatchInlineSnapshot(`
    [
      "public/_headers: public-file: This is made by the build, and is not published. Remove it; change scripts/hosting/headers.ts or data/redirects.json.",
    ]
  `);
});

it("reports a named pipe without reading it", () => {
  expect(found({}, (folder) => execFileSync("mkfifo", [join(folder, "figures.txt")]))).toMatchInlineSnapshot(`
    [
      "public/figures.txt: public-file: This is neither a file nor a folder, and is not published. Remove it.",
    ]
  `);
});
