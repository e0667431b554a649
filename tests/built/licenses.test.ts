import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";

const SITE = "dist/client";
const files = readdirSync(SITE, { recursive: true, encoding: "utf8" });
const read = (name: string) => readFileSync(join(SITE, name), "utf8");

it("lists each package that is part of the site once, with its license", () => {
  const [, ...sections] = read("licenses.txt").split(/^-{80}$/m);
  const names = sections.map((section) => /^\s*(\S+) \d+\.\d+\.\d+\S* \(\S+\)\n/.exec(section)?.[1]);
  expect(names).toEqual([...new Set(names)].sort());
  expect(names).toEqual(
    expect.arrayContaining(["@fontsource-variable/figtree", "lucide", "motion-dom", "react", "react-dom"]),
  );
  // A few packages name their license without including its text.
  const texts = sections.filter((section) => /without (?:restriction|fee)|OPEN FONT LICENSE/.test(section));
  expect(texts.length).toBeGreaterThan(sections.length / 2);
});

it("has the license of each font", () => {
  const fonts = files.filter((name) => name.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  const sections = read("licenses.txt").split(/^-{80}$/m);
  for (const font of fonts) {
    const [family = ""] = basename(font).split("-");
    const own = sections.find(
      (section) => /^\s*@fontsource\S*/.test(section) && section.includes(`/${family}`),
    );
    expect([font, own]).toEqual([font, expect.stringContaining("SIL OPEN FONT LICENSE")]);
  }
});

it("publishes no hidden files except the well-known ones, and no list of the build", () => {
  const hidden = files.filter((name) => /(?:^|[/\\])\./.test(name));
  expect(hidden.sort()).toEqual([".well-known", join(".well-known", "security.txt")]);
});
