/**
 * Runs a program of this folder, in this process: `node scripts/run.mjs check --details` runs check.ts.
 *
 * Node reads no TypeScript, and to translate some hundred modules at every start takes as long as checking the site. So
 * a program is bundled once and kept by the hash of all that it could be made of: the first start after a change of any
 * source bundles it anew. Packages are left out, and read where they are.
 */
import { createHash, randomUUID } from "node:crypto";
import * as fs from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { describeSystemError } from "./machine-trouble.mjs";

const ROOT = join(import.meta.dirname, "..");

/** Where bundles are kept, beside validators (schema/kept-validators.ts). What is missing here is made again. */
const CACHE = join(ROOT, "node_modules/.cache/pingo/programs");

/** What was not used for so many days is thrown away. */
const MAX_AGE_DAYS = 3;

/** Folders with the sources of programs. */
const SOURCE_FOLDERS = ["blocks", "checks", "data", "renderer", "schema", "scripts", "studio", "tests"];

/** What else a bundle depends on. */
const SETTINGS = ["package.json", "package-lock.json", "tsconfig.json", "node_modules/rolldown/package.json"];

/**
 * Every source below a folder of the project but tests, which no program imports; always in the same order.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesIn(folder) {
  const entries = fs.readdirSync(join(ROOT, folder), { withFileTypes: true });
  return entries
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sourcesIn(path);
      return /\.(?:mjs|tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : [];
    })
    .sort();
}

/**
 * The hash of files, their names included.
 *
 * @param {readonly string[]} files
 */
function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) {
    const bytes = fs.readFileSync(join(ROOT, file));
    hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex").slice(0, 32);
}

/**
 * Lets a source know its own address, as when it stands for itself. It is asked for when the program runs, since copies
 * of the project share a bundle.
 *
 * @type {import("rolldown").Plugin}
 */
const importMetaPlugin = {
  name: "own-address",
  transform: {
    filter: { code: /\bimport\.meta\.(?:url|filename|dirname)\b/ },
    handler: (code, id) => {
      const address = `sourceAddress(${JSON.stringify(relative(ROOT, id))})`;
      return { code: code.replace(/\bimport\.meta(?=\.(?:url|filename|dirname)\b)/g, address), map: null };
    },
  },
};

/** Throws away the bundles of earlier sources. */
function removeOldBundles() {
  const oldest = Date.now() - MAX_AGE_DAYS * 24 * 60 * 60 * 1000;
  for (const name of fs.readdirSync(CACHE)) {
    const path = join(CACHE, name);
    const stats = fs.statSync(path, { throwIfNoEntry: false });
    if (stats && stats.mtimeMs < oldest) fs.rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Bundles a program.
 *
 * @param {string} name
 * @param {string} folder where its bundle is to be; it appears there complete, or not at all
 * @param {readonly string[]} sources the files that it may be made of
 * @throws when it imports another file, whose changes nobody would notice
 */
async function bundle(name, folder, sources) {
  const { build } = await import("rolldown");
  const unfinished = `${folder}-${randomUUID()}`;
  const { output } = await build({
    cwd: ROOT,
    input: { program: `./scripts/${name}.ts` },
    platform: "node",
    tsconfig: join(ROOT, "tsconfig.json"),
    external: /^[^./]/,
    plugins: [importMetaPlugin],
    output: {
      dir: unfinished,
      entryFileNames: "[name].mjs",
      chunkFileNames: "[name]-[hash].mjs",
      sourcemapExcludeSources: true,
      sourcemap: true,
    },
  });
  const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  // What begins with \0 the bundler has made.
  const files = modules.filter((id) => !id.startsWith("\0")).map((id) => relative(ROOT, id));
  const other = files.find((file) => !sources.includes(file));
  if (other) throw new Error(`${name}.ts imports ${other}, which scripts/run.mjs does not watch.`);
  removeOldBundles();
  try {
    fs.renameSync(unfinished, folder);
  } catch (error) {
    // Another process may have been quicker; its bundle is the same.
    if (!fs.existsSync(folder)) throw error;
    fs.rmSync(unfinished, { recursive: true });
  }
}

/**
 * Ends the process with one line where the machine has no room for a bundle.
 *
 * @param {unknown} fault
 */
function exitWithMessage(fault) {
  const message = describeSystemError(fault);
  if (message === undefined) throw fault;
  console.error(message);
  process.exit(1);
}

/**
 * Notes that a bundle is in use; a disk that can only be read keeps it all the same.
 *
 * @param {string} folder
 */
function markUsed(folder) {
  try {
    fs.utimesSync(folder, new Date(), new Date());
  } catch {}
}

const [name = "", ...args] = process.argv.slice(2);
const sources = SOURCE_FOLDERS.flatMap(sourcesIn);
const codeVersion = hashOf([...SETTINGS, ...sources]);
const folder = join(CACHE, `${name.replaceAll("/", "-")}-${codeVersion}`);
if (fs.existsSync(folder)) markUsed(folder);
else await bundle(name, folder, sources).catch(exitWithMessage);

const filename = join(ROOT, `scripts/${name}.ts`);
process.argv.splice(1, Number.POSITIVE_INFINITY, filename, ...args);
Object.assign(globalThis, {
  // What is kept from one run to the next holds for the same code (scripts/kept/).
  codeVersion,
  sourceAddress: (/** @type {string} */ file) => {
    const own = join(ROOT, file);
    return { url: pathToFileURL(own).href, filename: own, dirname: dirname(own) };
  },
});
// Faults name lines of sources.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(folder, "program.mjs")).href);
