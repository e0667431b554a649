import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { cacheIn } from "../../../../tests/cache";
import { emptyFolder } from "../../../../tests/empty-folder";
import { ROOT } from "../../../../tests/roots";
import { shareImages } from "./share-images";

/** Maximum size in bytes: some networks show larger images with a delay. Ours have flat colors and are far smaller. */
const MAX_BYTES = 300_000;

const PAGES = [
  { route: "/", kind: "home", title: "Pingo: a number of your own", name: "Home" },
  { route: "/dlores", kind: "page", title: "Dlores, the AI assistant who picks up | Pingo", name: "Dlores" },
  { route: "/blog", kind: "collection", title: "Blog: notes on the phone | Pingo", name: "Blog" },
];

let root: string;
const cache = () => join(root, "cache");

/** Creates a project with the packages and the theme of this one, but its own cache. */
beforeEach(() => {
  root = emptyFolder();
  for (const name of ["node_modules", "cache"]) mkdirSync(join(root, name));
  for (const name of ["node_modules/@fontsource", "package-lock.json", "renderer"])
    symlinkSync(join(ROOT, name), join(root, name));
  cacheIn(cache());
});

/** Returns the number of images that were drawn, not cached. */
async function drawAll(pages = PAGES): Promise<number> {
  const draw = shareImages(root, "Pingo");
  const before = readdirSync(cache()).length;
  for (const page of pages) {
    const png = await draw(page);
    // Width and height of a PNG (PNG specification, 11.2.2 IHDR).
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(MAX_BYTES);
  }
  return readdirSync(cache()).length - before;
}

it("are drawn once: an unchanged page is cached, and a changed title redraws only its own picture", async () => {
  expect(await drawAll()).toBe(3);
  expect(await drawAll()).toBe(0);
  expect(
    await drawAll(PAGES.map((page) => (page.route === "/blog" ? { ...page, title: "Blog: other" } : page))),
  ).toBe(1);
});
