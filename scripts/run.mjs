/**
 * Runs a program of this folder, in this process: `node scripts/run.mjs check --details` runs check.ts.
 *
 * Node does not run TypeScript, and compiling some hundred modules at every start takes as long as checking the site. So
 * a program is bundled once and cached by the hash of all sources: the first start after a change of any source bundles
 * it again. Packages are not bundled; Node loads them from node_modules.
 */
import { createHash, randomUUID } from "node:crypto";
import * as fs from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { describeSystemError } from "./system-error.mjs";

const ROOT = join(import.meta.dirname, "..");

/** Cache folder of bundles and validators (schema/cache-file.ts). Missing files are created again. */
const CACHE = join(ROOT, "node_modules/.cache/pingo/programs");

/** Days after their last use when bundles are deleted. */
const MAX_AGE_DAYS = 3;

/** Folders with sources of programs. */
const SOURCE_FOLDERS = ["blocks", "checks", "data", "renderer", "schema", "scripts", "studio", "tests"];

/** Other files that a bundle depends on. */
const SETTINGS = ["package.json", "package-lock.json", "tsconfig.json", "node_modules/rolldown/package.json"];

/**
 * Returns every source below a folder of the project in a fixed order, except tests, which no program imports, and hidden
 * files of tools, such as an editor's lock (a dangling link).
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
      return /\/[^./][^/]*\.(?:mjs|tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path) ? [path] : [];
    })
    .sort();
}

/**
 * Returns a hash of the names and contents of files.
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
 * Replaces `import.meta` in a source, so that it has the path and URL of the source and not of the bundle. They are
 * computed at run time, since copies of the project share a bundle.
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

/** Deletes bundles and other cached files that were not used for `MAX_AGE_DAYS`. */
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
 * @param {string} folder output folder; it appears complete or not at all
 * @param {readonly string[]} sources files that the program may import
 * @throws when it imports another file, since changes of it would not be detected
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
  // Ids that begin with \0 are virtual modules of the bundler.
  const files = modules.filter((id) => !id.startsWith("\0")).map((id) => relative(ROOT, id));
  const other = files.find((file) => !sources.includes(file));
  if (other) throw new Error(`${name}.ts imports ${other}, which scripts/run.mjs does not watch.`);
  removeOldBundles();
  try {
    fs.renameSync(unfinished, folder);
  } catch (error) {
    // Another process may have been faster; its bundle is the same.
    if (!fs.existsSync(folder)) throw error;
    fs.rmSync(unfinished, { recursive: true });
  }
}

/**
 * Prints one line for a system error, such as a full disk, and exits; rethrows all other errors.
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
 * Marks a bundle as used. Ignores errors, such as on a read-only disk, where bundles are not deleted either.
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
// A server runs for days, and loads some files of its bundle only when they are needed.
setInterval(() => markUsed(folder), 60 * 60 * 1000).unref();

const filename = join(ROOT, `scripts/${name}.ts`);
process.argv.splice(1, Number.POSITIVE_INFINITY, filename, ...args);
Object.assign(globalThis, {
  // Part of the cache keys: cached results are only valid for the same code (scripts/cache/).
  codeVersion,
  sourceAddress: (/** @type {string} */ file) => {
    const own = join(ROOT, file);
    return { url: pathToFileURL(own).href, filename: own, dirname: dirname(own) };
  },
});
// Stack traces refer to lines of the sources.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(folder, "program.mjs")).href);
