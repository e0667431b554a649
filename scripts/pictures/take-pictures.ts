import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { dev } from "vike/api";
import { findBrowser, LAUNCH_ARGUMENTS } from "../browser/chromium";
import { lateFonts } from "../dev/late-fonts";
import { progress } from "../progress";
import { freePort } from "../serve/listen";
import { PICTURE, pictureProject, routeOf, type Subject, selectorOf } from "./subjects";

/** The width of a desktop. The list of blocks shows each picture smaller. */
const VIEWPORT = { width: 1200, height: 900 };
/** Pictures only serve to distinguish blocks, for which two thirds of the size are enough. */
const SCALE = 2 / 3;
/** WebP quality: text stays easy to read, and a picture has about 20 kB. */
const QUALITY = 35;

/** Hides the parts that every page has, and those in front of the block. */
const HIDE_FRAME_CSS = "header, footer, .skip-link, nav[aria-label=Breadcrumb] { display: none !important; }";

async function takePicture(page: Page, address: string, subject: Subject): Promise<Buffer> {
  const response = await page.goto(address + routeOf(subject), { waitUntil: "networkidle" });
  if (!response?.ok())
    throw new Error(`The example of ${subject.folder} could not be shown: status ${response?.status()}.`);
  await page.addStyleTag({ content: HIDE_FRAME_CSS });
  return page
    .locator(selectorOf(subject))
    .first()
    .screenshot({ type: "webp", quality: QUALITY, animations: "disabled" });
}

/**
 * Takes pictures of examples as the site's pages show them, and writes each beside its example.
 *
 * @param root the project's folder
 * @throws UserError if no browser can be found; an Error if an example cannot be shown
 */
export async function takePictures(root: string, subjects: readonly Subject[]): Promise<void> {
  const executablePath = await findBrowser("shell");
  const { folder, remove } = pictureProject(root, subjects);
  process.env.PINGO_ROOT = folder;
  const port = await freePort();
  const tick = progress("Pictures", subjects.length);
  const plugins = [lateFonts()];
  const { viteServer } = await dev({
    viteConfig: { plugins, server: { port, strictPort: true }, logLevel: "warn" },
  });
  const browser = await chromium.launch({
    executablePath,
    args: [...LAUNCH_ARGUMENTS, "--font-render-hinting=none"],
  });
  try {
    const page = await browser.newPage({
      viewport: VIEWPORT,
      deviceScaleFactor: SCALE,
      reducedMotion: "reduce",
    });
    for (const subject of subjects) {
      const picture = await takePicture(page, `http://127.0.0.1:${port}`, subject);
      writeFileSync(join(root, subject.folder, PICTURE), picture);
      tick();
    }
  } finally {
    tick.stop();
    await browser.close();
    await viteServer.close();
    remove();
  }
}
